import { type SQL, and, eq, lt, ne, sql } from 'drizzle-orm';
import { shopDay } from '@/lib/domain/values/shop-day';
import { refunds } from '../../db/schema/orders/fulfilment';
import { orders, payments } from '../../db/schema/orders/orders';
import { isUnpaidInvoice } from '../../services/orders/open-invoices';

/** The unpaid invoice of an order. */
export const unpaidInvoice = and(eq(payments.subjectId, orders.id), isUnpaidInvoice);

/** Orders that were to be paid before this day. */
export const isPastDue = (at: Date) => and(lt(orders.dueOn, shopDay(at)), ne(orders.status, 'cancelled'));

/** A payment without an outcome this long after its deadline needs attention. */
const LATE_MS = 3_600_000;

/** Orders past their time to pay whose payment has no outcome. */
export const isUndecided = (at: Date): SQL | undefined =>
  and(eq(orders.status, 'awaiting-payment'), lt(orders.payUntil, new Date(at.getTime() - LATE_MS)));

/** Refunds that Stripe has not confirmed. One that it has refused is done with once there is another in its place. */
export const isOpenRefund: SQL = sql`${refunds.state} <> 'done' and (${refunds.state} = 'pending' or not exists (
  select from refunds as later where later.order_id = ${refunds.orderId} and later.id > ${refunds.id}))`;
