import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { creditEntries } from '../db/schema/account';

/** An account's credit with the site's supplier, in cents. */
export async function balanceOf(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ balance: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int` }).from(creditEntries).where(eq(creditEntries.userId, userId));
  return row?.balance ?? 0;
}
