import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { orders, payments } from '../../db/schema/orders/orders';

/**
 * Invoices that are not paid, as isOpenInvoice says (rules/orders/refunds.ts). Written as the index payments_invoices
 * has them, which knows no parameters.
 */
export const isUnpaidInvoice = and(
  sql`${payments.subject} = 'order'`,
  sql`${payments.gateway} = 'account'`,
  sql`${payments.status} = 'pending'`,
);

/** Sum of an account's unpaid invoices, in cents. */
export async function owedBy(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ owed: sql`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.subjectId))
    .where(and(isUnpaidInvoice, eq(orders.userId, userId)));
  return row?.owed ?? 0;
}
