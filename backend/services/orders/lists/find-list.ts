import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { users } from '../../../db/schema/account/account';
import { lists } from '../../../db/schema/orders/lists';
import { recordId } from '../../../rules/values/record-id';
import { notFound } from '../../../system/refusals/platform-error';

export type ListRow = typeof lists.$inferSelect;

/** The business of an account; null for an account without one. */
export async function businessOf(db: Db, userId: number): Promise<number | null> {
  const [user] = await db.select({ businessId: users.businessId }).from(users).where(eq(users.id, userId));
  return user?.businessId ?? null;
}

/** Condition for the lists that an account may see: its own, and those shared with its business. */
export function visibleTo(userId: number, businessId: number | null) {
  const shared = businessId === null ? undefined : eq(lists.businessId, businessId);
  return and(isNull(lists.deletedAt), or(eq(lists.userId, userId), shared));
}

/** A list that the account may see and change; `lock` locks it until the transaction ends. Throws 404. */
export async function findList(db: Db, userId: number, id: string, { lock = false } = {}): Promise<ListRow> {
  const number = recordId(id);
  if (number === null) throw notFound('This list');
  const query = db
    .select()
    .from(lists)
    .where(and(eq(lists.id, number), visibleTo(userId, await businessOf(db, userId))));
  const [list] = lock ? await query.for('update') : await query;
  if (!list) throw notFound('This list');
  return list;
}

/** A list that the account owns, also one that it has deleted. Throws 404. */
export async function findOwnList(db: Db, userId: number, id: string): Promise<ListRow> {
  const number = recordId(id);
  const [list] =
    number === null
      ? []
      : await db
          .select()
          .from(lists)
          .where(and(eq(lists.id, number), eq(lists.userId, userId)));
  if (!list) throw notFound('This list');
  return list;
}
