import { and, eq, isNull } from 'drizzle-orm';
import type { CartChange } from '@/lib/contract/cart/cart.contract';
import type { Db } from '../../db/client';
import { carts } from '../../db/schema/orders/cart';
import { copyLines } from './copy-lines';
import { loadLines } from './cart-lines';
import { lockCart } from './cart-store';

/**
 * Moves a visitor's cart into the account's, as far as stock allows, and returns each line's outcome. The visitor's
 * cart is deleted under a lock, so that a repeated or concurrent merge of the same key adds nothing twice.
 */
export async function mergeSessionCart(tx: Db, sessionKey: string, userId: number, at: Date): Promise<CartChange[]> {
  const into = await lockCart(tx, { userId }, at);
  const [visitor] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.sessionKey, sessionKey), isNull(carts.userId)))
    .for('update');
  if (!visitor) return [];
  const lines = await loadLines(tx, visitor.id);
  const changes = await copyLines(
    tx,
    into,
    lines.map(({ skuId, code, name, productName, qty, choices }) => ({
      sku: skuId,
      qty,
      addons: choices,
      product_name: productName,
      name,
      sku_code: code,
    })),
  );
  await tx.delete(carts).where(eq(carts.id, visitor.id));
  return changes;
}
