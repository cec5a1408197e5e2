import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { cartItems } from '../../db/schema/orders/cart';
import { notFound } from '../../system/refusals/platform-error';
import { quantityRefusal } from '../../rules/catalogue/order-quantity';
import { updateRefusal } from '../../rules/catalogue/stock';
import { outOfStock, soldIn } from './add-lines';
import { type CartOwner, findCart, lockCart, setQty } from './cart-store';
import { recordId } from '../../rules/values/record-id';

/**
 * Sets a line's quantity; 0 removes it. Throws 404 for a line of another cart, 422 OUT_OF_STOCK or SOLD_IN for a
 * quantity that cannot be ordered.
 */
export async function updateLine(
  tx: Db,
  owner: CartOwner,
  wanted: { id: string; qty: number },
  at: Date,
): Promise<void> {
  const itemId = recordId(wanted.id);
  const cartId = await lockCart(tx, owner, at);
  const rows = await tx
    .select({
      item: cartItems,
      stock: skus.stock,
      minQty: skus.minQty,
      qtyStep: skus.qtyStep,
      enabled: products.enabled,
      retiredAt: skus.retiredAt,
    })
    .from(cartItems)
    .innerJoin(skus, eq(skus.id, cartItems.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(cartItems.cartId, cartId));
  const line = rows.find((row) => row.item.id === itemId);
  if (!line) throw notFound('This line of your cart');
  const elsewhere = rows.reduce(
    (total, { item }) => (item.skuId === line.item.skuId && item.id !== itemId ? total + item.qty : total),
    0,
  );
  const available = line.enabled && line.retiredAt === null ? line.stock : 0;
  const refusal = updateRefusal({
    available,
    elsewhere,
    from: line.item.qty,
    to: wanted.qty,
  });
  if (refusal !== null) throw outOfStock(refusal, { left: available });
  const unsold = wanted.qty === 0 ? null : quantityRefusal(elsewhere + wanted.qty, line);
  if (unsold !== null) throw soldIn(unsold, { least: line.minQty, step: line.qtyStep });
  await setQty(tx, line.item.id, wanted.qty);
}

/** Removes a line; idempotent. */
export async function removeLine(tx: Db, owner: CartOwner, id: string): Promise<void> {
  const itemId = recordId(id);
  const cartId = await findCart(tx, owner);
  if (itemId === null || cartId === null) return;
  await tx.delete(cartItems).where(and(eq(cartItems.id, itemId), eq(cartItems.cartId, cartId)));
}
