import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { ListDetail, ListLine, ListSummary } from '@/lib/contract/orders/lists.contract';
import type { Db } from '../../../db/client';
import { users } from '../../../db/schema/account/account';
import { listLines, lists } from '../../../db/schema/orders/lists';
import { compareLines, storedAddons } from '../compare/compare-lines';
import { businessOf, findList, visibleTo } from './find-list';
import { atUsualQty, usualLines } from './usual-lines';

type Row = Pick<typeof lists.$inferSelect, 'id' | 'name' | 'userId' | 'businessId' | 'updatedAt'>;

function summary(
  list: Row,
  userId: number,
  owner: { firstName: string; lastName: string },
  lines: number,
): ListSummary {
  return {
    id: String(list.id),
    name: list.name,
    shared: list.businessId !== null,
    mine: list.userId === userId,
    owner_name: `${owner.firstName} ${owner.lastName}`.trim(),
    line_count: lines,
    updated_at: list.updatedAt.toISOString(),
  };
}

/** All lists that an account may see, the last changed first. */
export async function listSummaries(db: Db, userId: number): Promise<{ data: ListSummary[]; canShare: boolean }> {
  const businessId = await businessOf(db, userId);
  const rows = await db
    .select({ list: lists, firstName: users.firstName, lastName: users.lastName })
    .from(lists)
    .innerJoin(users, eq(users.id, lists.userId))
    .where(visibleTo(userId, businessId))
    .orderBy(desc(lists.updatedAt), desc(lists.id));
  const counts = await lineCounts(
    db,
    rows.map(({ list }) => list.id),
  );
  return {
    data: rows.map(({ list, ...owner }) => summary(list, userId, owner, counts.get(list.id) ?? 0)),
    canShare: businessId !== null,
  };
}

async function lineCounts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: listLines.listId, count: count() })
    .from(listLines)
    .where(inArray(listLines.listId, [...ids]))
    .groupBy(listLines.listId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** One list with the current data of its lines, in the order in which they were added. Throws 404. */
export async function listDetail(db: Db, userId: number, id: string): Promise<ListDetail> {
  const list = await findList(db, userId, id);
  const [owner] = await db.select().from(users).where(eq(users.id, list.userId));
  const rows = await db.select().from(listLines).where(eq(listLines.listId, list.id)).orderBy(asc(listLines.id));
  const lines = await compareLines(
    db,
    rows.map(({ id: lineId, addons, price, ...row }) => ({
      ...row,
      id: String(lineId),
      addons: storedAddons.parse(addons),
      // What the owner has seen says nothing to colleagues, who may have another price level.
      priceThen: list.userId === userId ? price : null,
    })),
    userId,
  );
  return {
    ...summary(list, userId, owner ?? { firstName: '', lastName: '' }, lines.length),
    can_share: (await businessOf(db, userId)) !== null,
    left_out: 0,
    lines,
  };
}

/** The account's usual order, as a list. */
export async function usualDetail(db: Db, userId: number, at: Date): Promise<ListDetail> {
  const { lines: usual, leftOut } = await usualLines(db, userId, at);
  const lines = await atUsualQty(db, userId, usual);
  const compared = await compareLines(db, lines, userId);
  return {
    id: USUAL_LIST,
    name: '',
    shared: false,
    mine: true,
    owner_name: '',
    line_count: lines.length,
    updated_at: at.toISOString(),
    can_share: false,
    left_out: leftOut,
    lines: compared.map((line, index): ListLine => {
      const habit = lines[index]?.habit;
      return {
        ...line,
        history: habit && {
          times: habit.times,
          last_ordered_on: habit.lastOn,
          last_qty: habit.lastQty,
          every_days: habit.everyDays,
          due_on: habit.dueOn,
        },
      };
    }),
  };
}
