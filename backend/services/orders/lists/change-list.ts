import { type SQL, and, eq, inArray } from 'drizzle-orm';
import type { listSave } from '@/lib/contract/orders/lists.contract';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { Db } from '../../../db/client';
import { listLines, lists } from '../../../db/schema/orders/lists';
import { recordId } from '../../../rules/values/record-id';
import { PlatformError } from '../../../system/refusals/platform-error';
import { businessOf, findList } from './find-list';
import { movePricesWith } from './move-list-prices';

type Changes = BodyOf<typeof listSave>;

/**
 * Applies the given changes to a list, inside a transaction. Throws 404, and 403 for what only its owner may change.
 */
export async function changeList(tx: Db, userId: number, id: string, changes: Changes, at: Date): Promise<void> {
  const list = await findList(tx, userId, id, { lock: true });
  const { name, shared } = changes;
  if ((name !== undefined || shared !== undefined) && list.userId !== userId)
    throw new PlatformError(403, 'ACCESS_DENIED', 'Only who made a list can name and share it.');
  const businessId = shared === undefined ? list.businessId : shared ? await businessOf(tx, userId) : null;
  await tx
    .update(lists)
    .set({ name: name ?? list.name, businessId, updatedAt: at })
    .where(eq(lists.id, list.id));
  const mine = (lineIds: readonly string[]) =>
    and(
      eq(listLines.listId, list.id),
      inArray(
        listLines.id,
        lineIds.flatMap((one) => recordId(one) ?? []),
      ),
    );
  // The prices last seen are those of the list's owner, as everywhere that works them out.
  for (const { id: lineId, price } of list.userId === userId ? changes.seen : [])
    await tx
      .update(listLines)
      .set({ price })
      .where(mine([lineId]));
  const touched = [
    ...changes.lines.flatMap(({ id: lineId, qty }) => (qty === undefined ? [] : lineId)),
    ...changes.remove,
  ];
  await movePricesWith(tx, list, await skusOf(tx, mine(touched)), async () => {
    for (const { id: lineId, qty, note } of changes.lines)
      if (qty !== undefined || note !== undefined)
        await tx
          .update(listLines)
          .set({ qty, note })
          .where(mine([lineId]));
    if (changes.remove.length > 0) await tx.delete(listLines).where(mine(changes.remove));
  });
}

async function skusOf(tx: Db, lines: SQL | undefined): Promise<number[]> {
  const rows = await tx.select({ skuId: listLines.skuId }).from(listLines).where(lines);
  return rows.flatMap(({ skuId }) => skuId ?? []);
}
