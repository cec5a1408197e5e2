import type { Cart, CartLine } from './cart';

/** Why a cart cannot be checked out. */
export type CheckoutBlock = 'empty' | 'stock' | 'minimum';

/** Why a line cannot be bought in full now; null when all of it is available. */
export function shortageOf(line: Pick<CartLine, 'qty' | 'available'>): 'gone' | 'short' | null {
  if (line.available >= line.qty) return null;
  return line.available <= 0 ? 'gone' : 'short';
}

export function checkoutBlock(cart: Cart): CheckoutBlock | null {
  if (cart.lines.length === 0) return 'empty';
  if (!cart.allInStock || cart.lines.some((line) => shortageOf(line) !== null)) return 'stock';
  return cart.missing > 0 ? 'minimum' : null;
}

/** How much of the minimum order is reached, as whole percent from 0 to 100. */
export function minimumProgress(cart: Pick<Cart, 'minimum' | 'missing'>): number {
  if (cart.minimum <= 0) return 100;
  return Math.max(0, Math.min(100, Math.floor(((cart.minimum - cart.missing) / cart.minimum) * 100)));
}
