import type { ReplyOf } from '../../contract/endpoint';
import type { skuOffers } from '../../contract/catalogue/product';
import type { NameValue, ProductDetail, ProductVariation, SkuOffer } from './catalogue';
import { type QuantityProblem, parseQuantity } from './quantity';

/** A sku with this customer's price and stock; prices in cents without GST. */
export interface MatrixOffer extends SkuOffer {
  readonly skuId: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Skus of a product by its options: one row per option of the one variation, one column per option of the other. */
export interface Matrix {
  readonly rowName: string;
  /** Null for a product with one variation: then there is one column. */
  readonly columnName: string | null;
  readonly columns: readonly string[];
  /** `offers` in the order of the columns; null where a combination does not exist. */
  readonly rows: readonly { readonly name: string; readonly offers: readonly (MatrixOffer | null)[] }[];
}

export function toMatrixOffers({ data }: ReplyOf<typeof skuOffers>): MatrixOffer[] {
  return data.map((offer) => ({
    skuId: offer.sku.id,
    code: offer.sku.code,
    options: Object.fromEntries(offer.variations.map(({ name, value }) => [name, value])),
    priceEach: offer.price_each ?? null,
    fullPriceEach: offer.on_special ? (offer.full_price_each ?? null) : null,
    inStock: offer.in_stock,
    availableQty: offer.available_qty ?? null,
    minQty: offer.min_qty,
    qtyStep: offer.qty_step,
    breaks: offer.breaks,
  }));
}

/** True when the skus fit a matrix: one or two variations, and more than one sku. */
export function hasMatrix({ variations, skus }: Pick<ProductDetail, 'variations' | 'skus'>): boolean {
  return variations.length > 0 && variations.length <= 2 && skus.length > 1;
}

/** Null for a product without variations, with more than two of them, or with a single sku. */
export function matrixOf(variations: readonly ProductVariation[], offers: readonly MatrixOffer[]): Matrix | null {
  const [first, second, third] = variations;
  if (!first || third || offers.length < 2) return null;
  // The shorter variation makes the columns: a phone is narrow and long.
  const [down, across] = second && second.options.length > first.options.length ? [second, first] : [first, second];
  const columns = across?.options ?? [''];
  const find = (row: string, column: string) =>
    offers.find(({ options }) => options[down.name] === row && (!across || options[across.name] === column)) ?? null;
  const rows = down.options
    .map((name) => ({ name, offers: columns.map((column) => find(name, column)) }))
    .filter((row) => row.offers.some((offer) => offer !== null));
  return rows.length === 0 ? null : { rowName: down.name, columnName: across?.name ?? null, columns, rows };
}

export type MatrixProblem = QuantityProblem | 'stock';

/** The quantity typed for one sku; empty or 0 is 'nothing'. */
export type MatrixEntry =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wanted'; readonly qty: number }
  | { readonly kind: 'wrong'; readonly problem: MatrixProblem };

export function readEntry(typed: string, offer: Pick<MatrixOffer, 'availableQty'>): MatrixEntry {
  if (typed.trim() === '') return { kind: 'nothing' };
  const parsed = parseQuantity(typed, 0);
  if (!parsed.ok) return { kind: 'wrong', problem: parsed.problem };
  if (parsed.qty === 0) return { kind: 'nothing' };
  if (offer.availableQty !== null && parsed.qty > offer.availableQty) return { kind: 'wrong', problem: 'stock' };
  return { kind: 'wanted', qty: parsed.qty };
}

/** Parses all typed quantities: the lines to add, and the problems by sku id. */
export function readMatrix(
  offers: readonly Pick<MatrixOffer, 'skuId' | 'availableQty'>[],
  typed: (skuId: string) => string,
) {
  const lines: { sku: string; qty: number }[] = [];
  const problems = new Map<string, MatrixProblem>();
  for (const offer of offers) {
    const entry = readEntry(typed(offer.skuId), offer);
    if (entry.kind === 'wanted') lines.push({ sku: offer.skuId, qty: entry.qty });
    if (entry.kind === 'wrong') problems.set(offer.skuId, entry.problem);
  }
  return { lines, problems, pieces: lines.reduce((sum, { qty }) => sum + qty, 0) };
}

/** Names of the form's fields: `qty.{sku id}`. */
export const QTY_PREFIX = 'qty.';

/** Anchor of the matrix on the product's page. */
export const MATRIX_ANCHOR = 'several';

/** The loaded offer for all chosen options, without addons; null when there is none. */
export function offerFor(offers: readonly MatrixOffer[], chosen: readonly NameValue[]): SkuOffer | null {
  const found = offers.find(
    ({ options }) =>
      Object.keys(options).length === chosen.length && chosen.every(({ name, value }) => options[name] === value),
  );
  if (!found) return null;
  const { options: _, ...offer } = found;
  return offer;
}

/** True when no sku of a product is available: by this customer's current offers, else by the public stock. */
export function isSoldOut(
  { inStock, skus }: Pick<ProductDetail, 'inStock' | 'skus'>,
  offers: readonly MatrixOffer[] | null,
): boolean {
  const known = offers ?? skus;
  return known.length === 0 ? !inStock : known.every((sku) => !sku.inStock);
}
