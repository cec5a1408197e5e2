import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { shipments } from '../../../db/schema/orders/fulfilment';
import { orders } from '../../../db/schema/orders/orders';
import { trackingAddress } from '../../../rules/orders/carriers';
import { notFound } from '../../../system/refusals/platform-error';
import { queueMail } from '../../mail/queue-mail';
import { type OrderRequest, changeOrder, refuseOrder } from './change-order';
import { readUnpacked, readShipments } from './read-fulfilment';

export interface Sending {
  readonly parcelId: number;
  readonly carrier: string;
  readonly number: string;
  /** Tracking address; '' for the carrier's own page. */
  readonly address: string;
}

/**
 * Marks a parcel as shipped and queues a mail to the buyer; for pickup, marks it as handed over. With its last pieces,
 * the order becomes shipped, or delivered for pickup. @throws PlatformError 404, 409
 */
export function shipParcel(tx: Db, request: OrderRequest, sending: Sending): Promise<boolean> {
  return changeOrder(tx, request, async (order) => {
    const parcels = await readShipments(tx, order.id);
    const parcel = parcels.find(({ id }) => id === sending.parcelId);
    if (!parcel) throw notFound('This parcel');
    if (parcel.shippedAt !== null) throw refuseOrder('This parcel has left already.');
    const trackingUrl = trackingAddress(sending.carrier, sending.number, sending.address);
    const sent = { carrier: sending.carrier, trackingNumber: sending.number, trackingUrl };
    await tx
      .update(shipments)
      .set({ ...sent, shippedAt: request.at })
      .where(eq(shipments.id, parcel.id));
    const allPacked = (await readUnpacked(tx, order.id)).every(({ qty }) => qty <= 0);
    const allSent = parcels.every((other) => other.id === parcel.id || other.shippedAt !== null);
    const complete = order.isPickUp ? 'delivered' : 'shipped';
    const status = allPacked && allSent ? complete : 'processing';
    await tx
      .update(orders)
      .set({
        status,
        carrier: sent.carrier,
        trackingNumber: sent.trackingNumber || null,
        trackingUrl: sent.trackingUrl || null,
        ...(status === 'processing' ? {} : { shippedAt: request.at }),
        ...(status === 'delivered' ? { deliveredAt: request.at } : {}),
      })
      .where(eq(orders.id, order.id));
    if (!order.isPickUp) await queueMail(tx, { kind: 'order-shipped', shipmentId: parcel.id }, request.at);
    return {
      action: `${order.isPickUp ? 'Handed over' : 'Shipped'} parcel ${parcel.number}`,
      before: { status: order.status },
      after: { status, carrier: sent.carrier, tracking_number: sent.trackingNumber },
    };
  });
}

/** Marks a shipped order as delivered. @throws PlatformError 404, 409 */
export function deliverOrder(tx: Db, request: OrderRequest): Promise<boolean> {
  return changeOrder(tx, request, async (order) => {
    if (order.status !== 'shipped') throw refuseOrder('Only an order that was shipped is delivered.');
    await tx.update(orders).set({ status: 'delivered', deliveredAt: request.at }).where(eq(orders.id, order.id));
    return { action: 'Delivered', before: { status: order.status }, after: { status: 'delivered' } };
  });
}
