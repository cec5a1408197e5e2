import { and, eq } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../../db/client';
import { shipments } from '../../../db/schema/orders/fulfilment';
import { orders, payments } from '../../../db/schema/orders/orders';
import { refundable } from '../../../rules/orders/refunds';
import { queueMail } from '../../mail/queue-mail';
import { changeOrder, refuseOrder } from './change-order';
import { putBack } from './put-back';
import { readShipments, readUnpacked } from './read-fulfilment';
import { type RefundRequest, paidFor, paymentOf, storeRefund } from './refund-order';

export interface Cancelled {
  readonly done: boolean;
  /** The refund; null if nothing was paid. */
  readonly refundId: number | null;
}

/**
 * Cancels an order without shipped parcels: returns its pieces to stock, voids an open invoice, and refunds what was
 * paid. @throws PlatformError 404, 409
 */
export async function cancelOrder(tx: Db, request: Omit<RefundRequest, 'amount'>): Promise<Cancelled> {
  let refundId: number | null = null;
  const { at, reason, atStripe, by } = request;
  const done = await changeOrder(tx, request, async (order) => {
    if (order.status !== 'placed' && order.status !== 'processing')
      throw refuseOrder('Only an order that is placed and not shipped is cancelled.');
    const parcels = await readShipments(tx, order.id);
    if (parcels.some((parcel) => parcel.shippedAt !== null))
      throw refuseOrder('A part of this order has left already. Say that nothing more follows instead.');
    await tx.delete(shipments).where(eq(shipments.orderId, order.id));
    await tx
      .update(orders)
      .set({ status: 'cancelled', cancelledAt: at, cancelReason: reason })
      .where(eq(orders.id, order.id));
    await tx
      .update(payments)
      .set({ status: 'abandoned' })
      .where(and(eq(payments.subject, 'order'), eq(payments.subjectId, order.id), eq(payments.status, 'pending')));
    await putBack(tx, await readUnpacked(tx, order.id));
    // Read once the payment is void: an open invoice that counted would be refunded without having been paid.
    const amount = refundable(await paidFor(tx, order, await paymentOf(tx, order.id)));
    if (amount > 0) refundId = (await storeRefund(tx, order, { amount, reason, at, atStripe, userId: by.userId })).id;
    await queueMail(tx, { kind: 'order-cancelled', orderId: order.id }, at);
    return {
      action: 'Cancelled',
      before: { status: order.status },
      after: { status: 'cancelled', reason, ...(amount > 0 ? { refunded: formatMoney(amount) } : {}) },
    };
  });
  return { done, refundId };
}
