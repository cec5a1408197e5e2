import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { refunds, shipmentLines, shipments } from '../../../db/schema/orders/fulfilment';
import { orderLines, type orders } from '../../../db/schema/orders/orders';

export type Refund = typeof refunds.$inferSelect;
export type Shipment = typeof shipments.$inferSelect & {
  readonly lines: readonly { readonly position: number; readonly qty: number }[];
};

/** The parcels of an order, in the order in which they were packed. */
export async function readShipments(db: Db, orderId: number): Promise<Shipment[]> {
  const parcels = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.number));
  if (parcels.length === 0) return [];
  const lines = await db
    .select()
    .from(shipmentLines)
    .where(eq(shipmentLines.orderId, orderId))
    .orderBy(asc(shipmentLines.position));
  return parcels.map((parcel) => ({
    ...parcel,
    lines: lines.filter((line) => line.shipmentId === parcel.id).map(({ position, qty }) => ({ position, qty })),
  }));
}

export function readRefunds(db: Db, orderId: number): Promise<Refund[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
}

/** Number of unpacked pieces of each line, by the line's position. */
export function leftToPack(
  lines: readonly Pick<typeof orderLines.$inferSelect, 'position' | 'qty'>[],
  parcels: readonly Pick<Shipment, 'lines'>[],
): ReadonlyMap<number, number> {
  const left = new Map(lines.map(({ position, qty }) => [position, qty]));
  for (const { position, qty } of parcels.flatMap((parcel) => parcel.lines))
    left.set(position, (left.get(position) ?? 0) - qty);
  return left;
}

/**
 * Number of pieces of each line that do not follow any more, by the line's position: they are in no parcel of an order
 * that is complete. An order without parcels was completed elsewhere, so that all of it was sent.
 */
export function neverSent(
  { status }: Pick<typeof orders.$inferSelect, 'status'>,
  lines: Parameters<typeof leftToPack>[0],
  parcels: Parameters<typeof leftToPack>[1],
): ReadonlyMap<number, number> {
  const complete = (status === 'shipped' || status === 'delivered') && parcels.length > 0;
  return new Map(complete ? [...leftToPack(lines, parcels)].filter(([, qty]) => qty > 0) : []);
}

/** The lines of an order, each with the number of its pieces that are in no parcel. */
export async function readUnpacked(
  db: Db,
  orderId: number,
): Promise<readonly Pick<typeof orderLines.$inferSelect, 'position' | 'skuId' | 'qty'>[]> {
  const lines = await db
    .select({ position: orderLines.position, skuId: orderLines.skuId, qty: orderLines.qty })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const left = leftToPack(lines, await readShipments(db, orderId));
  return lines.map((line) => ({ ...line, qty: left.get(line.position) ?? 0 }));
}
