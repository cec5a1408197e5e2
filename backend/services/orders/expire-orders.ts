import { and, asc, eq, gt, inArray, lte, ne, notExists } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { skus } from '../../db/schema/catalogue/catalogue';
import { cartItems, carts } from '../../db/schema/orders/cart';
import { orderLines, orders, payments } from '../../db/schema/orders/orders';
import { returnCredit } from '../account/credit/spend-credit';
import { creditReason } from '../../rules/account/credit-reasons';
import { addonsKey } from '../../rules/catalogue/addons';
import { addItem, lockCart } from '../cart/cart-store';
import { creditReference } from './credit-reference';
import { putBack } from './fulfil/put-back';
import { unsettledSession } from '../payments/unsettled-session';

const AT_ONCE = 50;
const storedAddons = z.array(z.object({ id: z.string(), value: z.string() }));

type Order = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'userId' | 'createdAt' | 'promotionCode'>;
type Line = typeof orderLines.$inferSelect;

/**
 * Cancels orders whose payment deadline has passed and returns their stock and credit. Both are returned with the
 * change of status, under a lock, so only once, even with concurrent sweeps and payments.
 */
export async function expireOrders({ db }: { db: Db }, at: Date): Promise<void> {
  // Excludes orders with a Stripe session, which must end there first (services/checkout/stripe/check-session.ts).
  const settled = notExists(unsettledSession(db, 'order', orders.id, at));
  const due = and(eq(orders.status, 'awaiting-payment'), lte(orders.payUntil, at), settled);
  const found = await db.select({ id: orders.id }).from(orders).where(due).orderBy(asc(orders.id)).limit(AT_ONCE);
  for (const { id } of found) {
    await db.transaction(async (tx) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(due, eq(orders.id, id)))
        .for('update', { skipLocked: true });
      if (order) await cancelUnpaid(tx, order, at);
    });
  }
}

/** Cancels one order that awaits payment; its row must be locked. */
export async function cancelUnpaid(tx: Db, order: Order, at: Date): Promise<void> {
  const cancelled = await tx
    .update(orders)
    .set({ status: 'cancelled', cancelledAt: at })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'awaiting-payment')))
    .returning({ id: orders.id });
  if (cancelled.length === 0) return;
  // Locked before the skus, as in placeOrder: one lock order everywhere prevents deadlocks.
  const cartId = await lockCart(tx, { userId: order.userId }, at);
  await tx
    .update(payments)
    .set({ status: 'abandoned' })
    .where(and(eq(payments.subject, 'order'), eq(payments.subjectId, order.id), eq(payments.status, 'pending')));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  await putBack(tx, lines);
  await returnCredit(tx, {
    reference: creditReference(order.id),
    reason: creditReason('unpaid', order.number),
    at,
  });
  await restoreCart(tx, order, cartId, lines);
}

/**
 * Restores the cart of a buyer who did not pay, with its promotion code, unless it was filled again or a later order
 * exists.
 */
async function restoreCart(tx: Db, order: Order, cartId: number, lines: readonly Line[]): Promise<void> {
  const [later] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, order.userId), gt(orders.createdAt, order.createdAt), ne(orders.status, 'cancelled')))
    .limit(1);
  if (later) return;
  const [item] = await tx.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.cartId, cartId)).limit(1);
  if (item) return;
  const known = await tx
    .select({ id: skus.id })
    .from(skus)
    .where(
      inArray(
        skus.id,
        lines.flatMap((line) => line.skuId ?? []),
      ),
    );
  const there = new Set(known.map((sku) => sku.id));
  for (const { skuId, qty, addons } of lines) {
    if (skuId === null || !there.has(skuId)) continue;
    const stored = storedAddons.parse(addons);
    await addItem(tx, cartId, { skuId, qty, addons: stored, addonsKey: addonsKey(stored) });
  }
  await tx.update(carts).set({ promotionCode: order.promotionCode }).where(eq(carts.id, cartId));
}
