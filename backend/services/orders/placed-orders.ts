import { type SQL, and, eq, isNotNull, ne } from 'drizzle-orm';
import { orders } from '../../db/schema/orders/orders';

/** Completed orders of an account: paid or on invoice, and not cancelled. */
export function placedBy(userId: number): SQL | undefined {
  return and(eq(orders.userId, userId), ne(orders.status, 'cancelled'), isNotNull(orders.invoiceNumber));
}
