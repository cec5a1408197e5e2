import { and, asc, count, desc, eq, sql, sum } from 'drizzle-orm';
import type { Order, OrderSummary } from '@/lib/contract/orders/order';
import type { Config } from '../../system/config';
import { readDispatchCalendar } from '../site/dispatch-calendar';
import { readSite } from '../site/site-documents';
import type { Db } from '../../db/client';
import { orderLines, orders, payments } from '../../db/schema/orders/orders';
import { pickUpNoteOf } from './fulfil/pick-up-note';
import { readRefunds, readShipments } from './fulfil/read-fulfilment';
import { toOrder, toSummary } from './order-record';

/** One order by id; null when absent or another account's. */
export async function findOrder(
  db: Db,
  config: Config,
  where: { id: number; userId?: number },
  at: Date,
): Promise<Order | null> {
  const mine = where.userId === undefined ? undefined : eq(orders.userId, where.userId);
  const [found] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, and(eq(payments.subject, 'order'), eq(payments.subjectId, orders.id)))
    .where(and(eq(orders.id, where.id), mine));
  if (!found) return null;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, where.id))
    .orderBy(asc(orderLines.position));
  const { settings: site } = await readSite(db);
  return toOrder({
    ...found,
    lines,
    parcels: await readShipments(db, where.id),
    refunds: await readRefunds(db, where.id),
    site,
    config,
    calendar: await readDispatchCalendar(db),
    at,
    pickUpNote: await pickUpNoteOf(db, found.order),
  });
}

/** A page of an account's orders, newest first. Pages count from 1. */
export async function listOrders(
  db: Db,
  userId: number,
  page: number,
  pageSize: number,
): Promise<{ data: OrderSummary[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(orders).where(eq(orders.userId, userId));
  const rows = await db
    .select({ order: orders, pieces: sql`${piecesOf(db)}`.mapWith(Number) })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data: rows.map(({ order, pieces }) => toSummary(order, pieces)), total: counted?.total ?? 0 };
}

/** A subquery, so that pieces are counted only for the orders of the page. */
const piecesOf = (db: Db) =>
  db
    .select({ pieces: sql`coalesce(${sum(orderLines.qty)}, 0)` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id));
