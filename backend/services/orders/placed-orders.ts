import { type SQL, and, eq, isNotNull, ne } from 'drizzle-orm';
import { orders } from '../../db/schema/orders';

/** Orders of somebody that were placed for good: paid or on account, and not cancelled. */
export function placedBy(userId: number): SQL | undefined {
  return and(eq(orders.userId, userId), ne(orders.status, 'cancelled'), isNotNull(orders.invoiceNumber));
}
