import { findWanted } from '@/lib/data/cart/find-skus.server';
import { MAX_QTY } from '@/lib/contract/limits';
import { hasNoCarton, wantedOf } from '@/lib/domain/cart/order-pad/pad-row';
import { type PadSku, toPadFound } from '@/lib/domain/cart/order-pad/pad-sku';
import { possiblePieces } from '@/lib/domain/catalogue/quantity';
import { readOrderText } from '@/lib/domain/cart/order-text/read-order-text';

interface TypedLines {
  readonly lines: readonly { sku: string; qty: number; note: string; addons: [] }[];
  /** Rows, as typed, that match no sku or more than one. */
  readonly unknown: readonly string[];
  /** Rows, as typed, whose quantity is not valid, or counts cartons of what has none. */
  readonly invalid: readonly string[];
  /** The lines of the text beyond the rows that are read at once. */
  readonly rest: readonly string[];
}

/** Finds the skus of typed or pasted rows; exact matches only. @throws UpstreamError */
export async function readTypedLines(text: string): Promise<TypedLines> {
  const { rows: all, beyond } = readOrderText(text);
  const rest = beyond > 0 ? text.split(/\r\n?|\n/).slice(all.at(-1)?.line) : [];
  const rows = all.filter(({ qty }) => qty !== null);
  const found = rows.length === 0 ? [] : await findWanted(rows.map(wantedOf));
  const read = rows.map((row, index) => {
    const match = found[index] && toPadFound(found[index]);
    const sku = match && (match.match === 'exact' || match.match === 'written') ? match.skus[0] : undefined;
    const pieces = (row.qty ?? 1) * (row.unit === 'carton' && sku ? sku.cartonQty : 1);
    return { row, sku, pieces: sku && !hasNoCarton(row, sku) ? pieces : null };
  });
  const wanted = new Map<string, { readonly sku: PadSku; readonly pieces: number }>();
  for (const { sku, pieces } of read)
    if (sku && pieces !== null) wanted.set(sku.skuId, { sku, pieces: pieces + (wanted.get(sku.skuId)?.pieces ?? 0) });
  return {
    lines: [...wanted.values()].map(({ sku, pieces }) => ({
      sku: sku.skuId,
      qty: listed(pieces, sku),
      note: '',
      addons: [],
    })),
    unknown: read.filter(({ sku }) => !sku).map(({ row }) => row.original),
    invalid: [
      ...all.filter(({ qty }) => qty === null),
      ...read.filter(({ sku, pieces }) => sku && pieces === null).map(({ row }) => row),
    ].map(({ original }) => original),
    rest,
  };
}

/** The quantity that the sku is sold in. */
function listed(pieces: number, sku: PadSku): number {
  return Math.min(MAX_QTY, possiblePieces(pieces, { ...sku, available: null }) ?? pieces);
}
