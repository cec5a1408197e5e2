import type { CartChange } from '@/lib/contract/cart/cart.contract';
import { MAX_QTY } from '@/lib/contract/limits';
import type { Db } from '../../db/client';
import { isOrderable, orderableAddition } from '../../rules/catalogue/order-quantity';
import { fillCart, type WantedLine } from './fill-cart';

/** A line of another cart or an order, with its names, because its product may have been deleted. */
export interface SourceLine extends WantedLine {
  readonly product_name: string;
  readonly name: string;
  readonly sku_code: string;
}

function change(line: SourceLine, added: number, reason: CartChange['reason']): CartChange {
  const { product_name, name, sku_code, qty: wanted } = line;
  return { product_name, name, sku_code, wanted, added, reason };
}

/**
 * Adds lines of another cart or an order to a locked cart, as many pieces as are available and can be ordered. Returns
 * for each line the added quantity, and the reason if it is less than wanted.
 */
export async function copyLines(tx: Db, cartId: number, lines: readonly SourceLine[]): Promise<CartChange[]> {
  return fillCart(tx, cartId, lines, {
    gone: (line) => change(line, 0, 'gone'),
    extras: (line) => change(line, 0, 'extras'),
    take(line, { stock, inCart, onLine, soldIn }) {
      const left = Math.max(0, stock - inCart);
      const room = Math.max(0, MAX_QTY - onLine);
      const most = Math.min(line.qty, left, room);
      // A part of what is wanted must be a quantity that can be ordered.
      const added = most === line.qty ? most : orderableAddition(inCart, most, soldIn);
      const isThere = isOrderable({ stock, ...soldIn });
      const reason = added === line.qty ? null : left > room ? 'full' : isThere ? 'short' : 'out-of-stock';
      return { added, outcome: change(line, added, reason) };
    },
  });
}
