import { count, desc, eq, sql } from 'drizzle-orm';
import type { CreditEntry } from '@/lib/contract/account/user';
import type { Db } from '../../../db/client';
import type { PageRequest } from '../../../db/paging';
import { creditEntries } from '../../../db/schema/account/account';
import { type CreditReason, codeOfEvent } from '../../../rules/account/credit-reasons';

/** An account's credit with the site's supplier, in cents. */
export async function balanceOf(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ balance: sql`coalesce(sum(${creditEntries.amount}), 0)`.mapWith(Number) })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId));
  return row?.balance ?? 0;
}

function reasonOf({
  reason,
  event,
  eventNumber,
}: CreditReason): Pick<CreditEntry, 'reason' | 'reason_code' | 'reason_values'> {
  return event === null
    ? { reason }
    : { reason, reason_code: codeOfEvent(event), reason_values: { number: eventNumber } };
}

/** A page of the account's entries, newest first. */
export async function listCredit(
  db: Db,
  userId: number,
  page: Pick<PageRequest, 'size' | 'offset'>,
): Promise<{ data: CreditEntry[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(creditEntries).where(eq(creditEntries.userId, userId));
  const rows = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(page.size)
    .offset(page.offset);
  return {
    data: rows.map(({ id, amount, createdAt, ...why }) => ({
      id: String(id),
      amount,
      ...reasonOf(why),
      created_at: createdAt.toISOString(),
    })),
    total: counted?.total ?? 0,
  };
}
