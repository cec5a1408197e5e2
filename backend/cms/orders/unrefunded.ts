import { and, asc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { changes } from '../../db/schema/changes';
import { refunds, shipmentLines } from '../../db/schema/orders/fulfilment';
import { orderLines, orders } from '../../db/schema/orders/orders';
import { unsentToRefund } from '../../rules/orders/refunds';
import { CLOSED } from '../../services/orders/fulfil/close-order';
import { isOpenRefund } from './overdue';

/** Older orders are not looked at: what was not refunded by then was decided, and all orders would be too many. */
const LOOK_BACK_MS = 180 * 86_400_000;

interface Unrefunded {
  readonly order: typeof orders.$inferSelect;
  /** Cents that the pieces which were never sent cost, and that have not gone back. */
  readonly owed: number;
}

/** Orders that were closed without their rest, which is not refunded in full; without those whose refund is open. */
export async function readUnrefunded(db: Db, at: Date): Promise<Unrefunded[]> {
  const wasClosed = and(
    eq(changes.subject, 'order'),
    eq(changes.subjectId, sql`${orders.id}::text`),
    eq(changes.action, CLOSED),
  );
  const closed = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(changes, wasClosed)
    .where(
      and(
        gte(orders.createdAt, new Date(at.getTime() - LOOK_BACK_MS)),
        notInArray(orders.id, db.select({ id: refunds.orderId }).from(refunds).where(isOpenRefund)),
      ),
    )
    .orderBy(asc(orders.id));
  if (closed.length === 0) return [];
  const ids = closed.map(({ order }) => order.id);
  const sent = db
    .select({ qty: sql<number>`coalesce(sum(${shipmentLines.qty}), 0)::int` })
    .from(shipmentLines)
    .where(and(eq(shipmentLines.orderId, orderLines.orderId), eq(shipmentLines.position, orderLines.position)));
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      qty: orderLines.qty,
      unsent: sql<number>`${orderLines.qty} - (${sent})`,
      subtotal: orderLines.subtotal,
      discount: orderLines.discount,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids));
  const done = await db.select().from(refunds).where(inArray(refunds.orderId, ids));
  return closed
    .map(({ order }) => {
      const ofOrder = ({ orderId }: { orderId: number }) => orderId === order.id;
      return { order, owed: unsentToRefund(lines.filter(ofOrder), order, done.filter(ofOrder)) };
    })
    .filter(({ owed }) => owed > 0);
}
