import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { shopDay } from '@/lib/domain/values/shop-day';
import { orders, payments } from '../../db/schema/orders';

/** Invoices that are not paid, as the index payments_invoices has them, which knows no parameters. */
export const isUnpaidInvoice = and(
  sql`${payments.subject} = 'order'`,
  sql`${payments.gateway} = 'account'`,
  sql`${payments.status} = 'pending'`,
);

/** The unpaid invoice of an order. */
export const unpaidInvoice = and(eq(payments.subjectId, orders.id), isUnpaidInvoice);

/** Orders that were to be paid before this day. */
export const isPastDue = (at: Date) => and(lt(orders.dueOn, shopDay(at)), ne(orders.status, 'cancelled'));
