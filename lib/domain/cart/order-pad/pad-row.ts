import { MAX_SEARCH_LENGTH, MAX_QTY } from '../../../contract/limits';
import type { WantedSku } from '../../../contract/cart/order-pad.contract';
import { parseQuantity, possiblePieces } from '../../catalogue/quantity';
import { cleanCode, isShortened } from '../order-text/code-words';
import type { OrderTextRow, OrderUnit } from '../order-text/order-row';
import type { PadFound, PadSku } from './pad-sku';
import { cut } from '../../values/cut';

/** A row of the pad: the typed values and the result of the lookup. */
export interface PadRow {
  /** Unique among the pad's rows. */
  readonly key: string;
  /** The line of the pasted text or file; '' when typed here. */
  readonly original: string;
  readonly code: string;
  /** Words that identify the product when the code does not. */
  readonly words: string;
  readonly qty: string;
  readonly unit: OrderUnit;
  /** Price in cents of a code in the order form; null without one. */
  readonly formPrice: { readonly code: string; readonly cents: number } | null;
  /** Null before the lookup. */
  readonly found: PadFound | null;
  /** The platform's reason for not adding this row. */
  readonly refusal: string;
}

export const emptyRow = (key: string): PadRow => ({
  key,
  original: '',
  code: '',
  words: '',
  qty: '',
  unit: 'each',
  formPrice: null,
  found: null,
  refusal: '',
});

export function rowOf(read: OrderTextRow, key: string): PadRow {
  const { original, code, words, qty, typed, unit, formPrice } = read;
  return {
    key,
    original,
    code: code || words,
    words,
    qty: qty === null ? typed : String(qty),
    unit,
    formPrice: formPrice === null ? null : { code: code || words, cents: formPrice },
    found: null,
    refusal: '',
  };
}

export const isBlank = ({ code, qty }: PadRow): boolean => code.trim() === '' && qty.trim() === '';

/** The lookup request for a row. */
export const wantedOf = ({ code, words }: Pick<PadRow, 'code' | 'words'>): WantedSku => ({
  code: cut(code.trim(), MAX_SEARCH_LENGTH),
  words: cut(words, MAX_SEARCH_LENGTH),
});

/** Why a row cannot be added, with the number for its message. */
export type RowState =
  | {
      readonly kind:
        | 'blank'
        | 'unchecked'
        | 'unknown'
        | 'shortened'
        | 'gone'
        | 'choose'
        | 'out-of-stock'
        | 'no-quantity'
        | 'no-carton';
    }
  | { readonly kind: 'guess'; readonly sku: PadSku }
  | { readonly kind: 'short' | 'least' | 'multiple'; readonly count: number; readonly sku: PadSku }
  | { readonly kind: 'ready'; readonly sku: PadSku; readonly pieces: number };

const WRONG_CODE: ReadonlySet<RowState['kind']> = new Set([
  'unknown',
  'shortened',
  'gone',
  'choose',
  'guess',
  'out-of-stock',
]);
const WRONG_QTY: ReadonlySet<RowState['kind']> = new Set(['no-quantity', 'no-carton', 'short', 'least', 'multiple']);

/** The field to correct before the row can be added; null for none. */
export function wrongField({ kind }: RowState): 'code' | 'qty' | null {
  if (WRONG_CODE.has(kind)) return 'code';
  return WRONG_QTY.has(kind) ? 'qty' : null;
}

/** The sku of a row, even if the row is not valid yet; null when unknown, ambiguous or not sold any more. */
export function skuOfRow({ found }: PadRow): PadSku | null {
  return found && found.match !== 'several' && found.match !== 'gone' ? (found.skus[0] ?? null) : null;
}

/** True for cartons of a sku that has none: neither the typed number nor any other one of pieces is what is meant. */
export function hasNoCarton({ unit }: Pick<PadRow, 'unit'>, { cartonQty }: PadSku): boolean {
  return unit === 'carton' && cartonQty === 1;
}

/** Quantity of a row in pieces; null when invalid. An empty field counts as 1. */
export function piecesOf(row: PadRow, sku: PadSku): number | null {
  const parsed = parseQuantity(row.qty.trim() === '' ? '1' : row.qty);
  if (!parsed.ok || hasNoCarton(row, sku)) return null;
  const pieces = row.unit === 'carton' ? parsed.qty * sku.cartonQty : parsed.qty;
  return pieces <= MAX_QTY ? pieces : null;
}

export function stateOf(row: PadRow): RowState {
  if (row.code.trim() === '') return { kind: isBlank(row) ? 'blank' : 'unknown' };
  const { found } = row;
  if (!found) return { kind: 'unchecked' };
  if (found.match === 'several') return { kind: 'choose' };
  if (found.match === 'gone') return { kind: 'gone' };
  const sku = skuOfRow(row);
  if (!sku) return { kind: isShortened(cleanCode(row.code)) ? 'shortened' : 'unknown' };
  if (found.match === 'near') return { kind: 'guess', sku };
  if (!sku.inStock) return { kind: 'out-of-stock' };
  if (hasNoCarton(row, sku)) return { kind: 'no-carton' };
  const pieces = piecesOf(row, sku);
  if (pieces === null) return { kind: 'no-quantity' };
  if (pieces < sku.minQty) return { kind: 'least', count: sku.minQty, sku };
  if (pieces % sku.qtyStep !== 0) return { kind: 'multiple', count: sku.qtyStep, sku };
  if (sku.available !== null && pieces > sku.available) return { kind: 'short', count: sku.available, sku };
  return { kind: 'ready', sku, pieces };
}

/** The available quantity in place of an impossible one, in pieces; null for other states. */
export function possibleQty(state: RowState, row: PadRow): number | null {
  if (state.kind !== 'short' && state.kind !== 'least' && state.kind !== 'multiple') return null;
  const { sku } = state;
  return possiblePieces(piecesOf(row, sku) ?? sku.minQty, sku);
}

/** The order form's price if it has changed since; null otherwise, or when the code was edited. */
export function oldPrice(row: PadRow): number | null {
  const { formPrice, code } = row;
  const now = stateOf(row).kind === 'guess' ? null : (skuOfRow(row)?.priceEach ?? null);
  return formPrice !== null && now !== null && formPrice.code === code && formPrice.cents !== now
    ? formPrice.cents
    : null;
}

/** The row with this sku from now on: an accepted guess, or one chosen of several. */
export function withSku(row: PadRow, sku: PadSku): PadRow {
  return { ...row, code: sku.code, words: '', found: { match: 'exact', skus: [sku] }, refusal: '' };
}
