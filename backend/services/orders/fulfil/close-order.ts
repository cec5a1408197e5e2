import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { shipments } from '../../../db/schema/orders/fulfilment';
import { orders } from '../../../db/schema/orders/orders';
import { queueMail } from '../../mail/queue-mail';
import { type OrderRequest, changeOrder, refuseOrder } from './change-order';
import { putBack } from './put-back';
import { readShipments, readUnpacked } from './read-fulfilment';

/** The action in the log of changes. */
export const CLOSED = 'Closed without the rest';

/**
 * Completes a partly sent order without its rest: drops unsent parcels, returns the pieces that were not sent to stock,
 * and marks the order as shipped, or as delivered for pickup, when its last parcel left. @throws PlatformError 404, 409
 */
export function closeOrder(tx: Db, request: OrderRequest): Promise<boolean> {
  return changeOrder(tx, request, async (order) => {
    if (order.status !== 'placed' && order.status !== 'processing')
      throw refuseOrder('Only an order of which a part has left, and a part has not, is closed.');
    const sentAt = (await readShipments(tx, order.id)).flatMap(({ shippedAt }) => shippedAt?.getTime() ?? []);
    if (sentAt.length === 0) throw refuseOrder('Nothing of this order has left yet. Cancel it instead.');
    await tx.delete(shipments).where(and(eq(shipments.orderId, order.id), isNull(shipments.shippedAt)));
    const left = await readUnpacked(tx, order.id);
    await putBack(tx, left);
    const lastSentAt = new Date(Math.max(...sentAt));
    const status = order.isPickUp ? 'delivered' : 'shipped';
    await tx
      .update(orders)
      .set({ status, shippedAt: lastSentAt, ...(order.isPickUp ? { deliveredAt: lastSentAt } : {}) })
      .where(eq(orders.id, order.id));
    await queueMail(tx, { kind: 'order-closed', orderId: order.id }, request.at);
    const unsent = left.filter(({ qty }) => qty > 0).map(({ position, qty }) => [`unsent_${position}`, qty]);
    return {
      action: CLOSED,
      before: { status: order.status },
      after: { status, ...Object.fromEntries(unsent) },
    };
  });
}
