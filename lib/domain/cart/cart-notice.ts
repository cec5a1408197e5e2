import type { CartChange } from '../../contract/cart/cart.contract';
import { skuTitle } from '../catalogue/sku-title';

/** A line of which fewer pieces were added to the cart than wanted. */
interface ShortLine {
  readonly name: string;
  readonly code: string;
  readonly wanted: number;
  readonly added: number;
  readonly reason: NonNullable<CartChange['reason']>;
}

/** Result of adding other lines to the cart: a visitor's cart at sign-in, or a repeated order. */
export interface CartNotice {
  readonly from: 'merge' | 'reorder';
  /** Pieces that were added. */
  readonly added: number;
  readonly short: readonly ShortLine[];
  /** Number of short lines that are not named, for lack of space. */
  readonly more: number;
}

/** Lines named in a notice, which must fit into a cookie. */
const MAX_NAMED = 10;
const MAX_NAME_LENGTH = 70;

function cut(text: string): string {
  return [...text].length > MAX_NAME_LENGTH ? `${[...text].slice(0, MAX_NAME_LENGTH - 1).join('')}…` : text;
}

/** Null without changes. */
export function noticeOf(from: CartNotice['from'], changes: readonly CartChange[]): CartNotice | null {
  if (changes.length === 0) return null;
  const short = changes.flatMap(({ product_name, name, sku_code: code, wanted, added, reason }): ShortLine[] =>
    reason ? [{ name: cut(skuTitle(product_name, name)), code, wanted, added, reason }] : [],
  );
  return {
    from,
    added: changes.reduce((sum, { added }) => sum + added, 0),
    short: short.slice(0, MAX_NAMED),
    more: Math.max(0, short.length - MAX_NAMED),
  };
}
