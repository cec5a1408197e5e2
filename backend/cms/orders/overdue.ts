import { and, eq, lt, ne } from 'drizzle-orm';
import { shopDay } from '@/lib/domain/values/shop-day';
import { orders, payments } from '../../db/schema/orders';
import { isUnpaidInvoice } from '../../services/orders/open-invoices';

/** The unpaid invoice of an order. */
export const unpaidInvoice = and(eq(payments.subjectId, orders.id), isUnpaidInvoice);

/** Orders that were to be paid before this day. */
export const isPastDue = (at: Date) => and(lt(orders.dueOn, shopDay(at)), ne(orders.status, 'cancelled'));
