import type { CartChange } from '@/lib/contract/cart/cart.contract';
import { MAX_QTY } from '@/lib/contract/limits';
import type { Db } from '../../db/client';
import { fillCart, type WantedLine } from './fill-cart';

/** A line that comes from elsewhere, with the words that name it: its product may be gone. */
export interface LineToBring extends WantedLine {
  readonly product_name: string;
  readonly name: string;
  readonly sku_code: string;
}

function change(line: LineToBring, added: number, reason: CartChange['reason']): CartChange {
  const { product_name, name, sku_code, qty: wanted } = line;
  return { product_name, name, sku_code, wanted, added, reason };
}

/**
 * Puts lines from another cart or an order into a cart, which must be locked: of each as many pieces as there are.
 * Returns for each line what was added, and why the rest was not.
 */
export async function bringLines(tx: Db, cartId: number, lines: readonly LineToBring[]): Promise<CartChange[]> {
  return fillCart(tx, cartId, lines, {
    gone: (line) => change(line, 0, 'gone'),
    extras: (line) => change(line, 0, 'extras'),
    take(line, { stock, inCart, onLine }) {
      const left = Math.max(0, stock - inCart);
      const room = Math.max(0, MAX_QTY - onLine);
      const added = Math.min(line.qty, left, room);
      const reason = added === line.qty ? null : left > room ? 'full' : stock > 0 ? 'short' : 'out-of-stock';
      return { added, outcome: change(line, added, reason) };
    },
  });
}
