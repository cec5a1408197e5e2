import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { orders, payments } from '../../db/schema/orders';

/** Sum of an account's unpaid invoices, in cents. */
export async function owedBy(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ owed: sql<number>`coalesce(sum(${payments.amount}), 0)::int` })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.subjectId))
    .where(
      and(
        eq(payments.subject, 'order'),
        eq(payments.gateway, 'account'),
        eq(payments.status, 'pending'),
        eq(orders.userId, userId),
      ),
    );
  return row?.owed ?? 0;
}
