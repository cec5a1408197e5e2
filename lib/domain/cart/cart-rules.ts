import { possiblePieces } from '../catalogue/quantity';
import type { Cart, CartLine } from './cart';

/** Why a cart cannot be checked out. */
export type CheckoutBlock = 'empty' | 'lines' | 'stock' | 'minimum';

/** Why a line cannot be ordered as it is. */
type LineProblem = 'extras' | 'gone' | 'short' | 'least' | 'multiple';

type CheckedLine = Pick<CartLine, 'skuId' | 'qty' | 'available' | 'minQty' | 'qtyStep' | 'extrasGone'>;

/** The pieces of each sku on all its lines, which count together for its minimum and step. */
export function piecesBySku(lines: readonly Pick<CartLine, 'skuId' | 'qty'>[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { skuId, qty } of lines) pieces.set(skuId, (pieces.get(skuId) ?? 0) + qty);
  return pieces;
}

/** Null when the line can be ordered. `pieces`: those of its sku on all lines. */
export function problemOf(line: CheckedLine, pieces: number): LineProblem | null {
  if (line.extrasGone) return 'extras';
  if (line.available < line.qty) return line.available <= 0 ? 'gone' : 'short';
  if (pieces < line.minQty) return 'least';
  return pieces % line.qtyStep === 0 ? null : 'multiple';
}

/** The quantity of a line that can be ordered instead; null for none. */
export function possibleQty(line: CheckedLine, pieces: number): number | null {
  if (line.extrasGone) return null;
  const elsewhere = pieces - line.qty;
  const possible = possiblePieces(pieces, { ...line, available: line.available + elsewhere });
  return possible !== null && possible > elsewhere ? possible - elsewhere : null;
}

export function checkoutBlock(cart: Cart): CheckoutBlock | null {
  if (cart.lines.length === 0) return 'empty';
  const pieces = piecesBySku(cart.lines);
  const problems = cart.lines.map((line) => problemOf(line, pieces.get(line.skuId) ?? line.qty));
  if (problems.some((one) => one !== null && one !== 'gone' && one !== 'short')) return 'lines';
  if (!cart.allInStock || problems.some((one) => one !== null)) return 'stock';
  return cart.missing > 0 ? 'minimum' : null;
}

/** How much of the minimum order is reached, as whole percent from 0 to 100. */
export function minimumProgress(cart: Pick<Cart, 'minimum' | 'missing'>): number {
  if (cart.minimum <= 0) return 100;
  return Math.max(0, Math.min(100, Math.floor(((cart.minimum - cart.missing) / cart.minimum) * 100)));
}
