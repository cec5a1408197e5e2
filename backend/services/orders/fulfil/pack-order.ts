import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { shipmentLines, shipments } from '../../../db/schema/orders/fulfilment';
import { orders } from '../../../db/schema/orders/orders';
import { notFound } from '../../../system/refusals/platform-error';
import { queueMail } from '../../mail/queue-mail';
import { type OrderRequest, changeOrder, refuseOrder } from './change-order';
import { readUnpacked, readShipments } from './read-fulfilment';

/** Names of the form's fields: the pieces of a line, and all of them together. */
export const piecesField = (position: number): string => `qty-${position}`;
export const ALL_PIECES = 'pieces';

/**
 * Packs pieces, by the position of their line, into one parcel; for pickup, queues a mail that it is ready.
 * @throws PlatformError 404, 409
 */
export function packOrder(tx: Db, request: OrderRequest, pieces: ReadonlyMap<number, number>): Promise<boolean> {
  return changeOrder(tx, request, async (order) => {
    if (order.status !== 'placed' && order.status !== 'processing')
      throw refuseOrder('Only orders that are placed and not shipped are packed.');
    const wanted = [...pieces].filter(([, qty]) => qty > 0);
    if (wanted.length === 0)
      throw refuseOrder('Say of one line at least how many pieces go into the parcel.', ALL_PIECES);
    const left = new Map((await readUnpacked(tx, order.id)).map(({ position, qty }) => [position, qty]));
    const over = wanted.filter(([position, qty]) => qty > (left.get(position) ?? 0));
    if (over.length > 0)
      throw refuseOrder(
        'There are more pieces in this parcel than are left to pack.',
        ...over.map(([position]) => piecesField(position)),
      );
    const before = await readShipments(tx, order.id);
    const number = Math.max(0, ...before.map((parcel) => parcel.number)) + 1;
    const [parcel] = await tx
      .insert(shipments)
      .values({ orderId: order.id, number, packedAt: request.at, packedBy: request.by.userId })
      .returning({ id: shipments.id });
    if (!parcel) throw new Error('The parcel was not stored');
    await tx
      .insert(shipmentLines)
      .values(wanted.map(([position, qty]) => ({ shipmentId: parcel.id, orderId: order.id, position, qty })));
    await tx.update(orders).set({ status: 'processing' }).where(eq(orders.id, order.id));
    if (order.isPickUp) await queueMail(tx, { kind: 'order-ready', shipmentId: parcel.id }, request.at);
    const packed = Object.fromEntries(wanted.map(([position, qty]) => [`line_${position}`, qty]));
    return {
      action: `Packed parcel ${number}`,
      before: { status: order.status },
      after: { status: 'processing', ...packed },
    };
  });
}

/** Unpacks a parcel that was not shipped. @throws PlatformError 404, 409 */
export function unpackParcel(tx: Db, request: OrderRequest, parcelId: number): Promise<boolean> {
  return changeOrder(tx, request, async (order) => {
    const parcels = await readShipments(tx, order.id);
    const parcel = parcels.find(({ id }) => id === parcelId);
    if (!parcel) throw notFound('This parcel');
    if (parcel.shippedAt !== null) throw refuseOrder('This parcel has left already.');
    await tx.delete(shipments).where(eq(shipments.id, parcel.id));
    const status = parcels.length === 1 ? 'placed' : 'processing';
    await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
    return { action: `Unpacked parcel ${parcel.number}`, before: { status: order.status }, after: { status } };
  });
}
