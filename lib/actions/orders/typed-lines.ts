import { findWanted } from '@/lib/data/cart/find-skus.server';
import { wantedOf } from '@/lib/domain/cart/order-pad/pad-row';
import { toPadFound } from '@/lib/domain/cart/order-pad/pad-sku';
import { possiblePieces } from '@/lib/domain/catalogue/quantity';
import { readOrderText } from '@/lib/domain/cart/order-text/read-order-text';

interface TypedLines {
  readonly lines: readonly { sku: string; qty: number; note: string; addons: [] }[];
  /** Rows, as typed, that match no sku or more than one. */
  readonly unknown: readonly string[];
  /** Rows, as typed, whose quantity is not valid. */
  readonly invalid: readonly string[];
  /** The lines of the text beyond the rows that are read at once. */
  readonly rest: readonly string[];
}

/** Finds the skus of typed or pasted rows; exact matches only. @throws UpstreamError */
export async function readTypedLines(text: string): Promise<TypedLines> {
  const { rows: all, beyond } = readOrderText(text);
  const rest = beyond > 0 ? text.split(/\r\n?|\n/).slice(all.at(-1)?.line) : [];
  const rows = all.filter(({ qty }) => qty !== null);
  const invalid = all.filter(({ qty }) => qty === null).map(({ original }) => original);
  const found = rows.length === 0 ? [] : await findWanted(rows.map(wantedOf));
  const read = rows.map((row, index) => {
    const match = found[index] && toPadFound(found[index]);
    const sku = match && (match.match === 'exact' || match.match === 'written') ? match.skus[0] : undefined;
    const pieces = (row.qty ?? 1) * (row.unit === 'carton' && sku ? sku.cartonQty : 1);
    const qty = sku && (possiblePieces(pieces, { ...sku, available: null }) ?? pieces);
    return { original: row.original, line: sku && qty ? { sku: sku.skuId, qty, note: '', addons: [] as [] } : null };
  });
  return {
    lines: read.flatMap(({ line }) => line ?? []),
    unknown: read.filter(({ line }) => !line).map(({ original }) => original),
    invalid,
    rest,
  };
}
