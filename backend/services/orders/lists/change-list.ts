import { and, eq, inArray } from 'drizzle-orm';
import type { listSave } from '@/lib/contract/orders/lists.contract';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue';
import { listLines, lists } from '../../../db/schema/lists';
import { pricedFor } from '../../../rules/catalogue/sku-price';
import { recordId } from '../../../rules/values/record-id';
import { PlatformError } from '../../../system/refusals/platform-error';
import { customerPrices } from '../../catalogue/skus/customer-prices';
import { currentPrice } from '../../catalogue/skus/price';
import { businessOf, findList } from './find-list';

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
  await repriceLines(tx, list, changes);
  for (const { id: lineId, qty, note } of changes.lines)
    if (qty !== undefined || note !== undefined)
      await tx
        .update(listLines)
        .set({ qty, note })
        .where(mine([lineId]));
  for (const { id: lineId, price } of changes.seen)
    await tx
      .update(listLines)
      .set({ price })
      .where(mine([lineId]));
  if (changes.remove.length > 0) await tx.delete(listLines).where(mine(changes.remove));
}

/**
 * Moves the prices that lines had when last viewed to their new quantities, so that a quantity price does not look like
 * a changed price.
 */
async function repriceLines(
  tx: Db,
  { id, userId }: Pick<typeof lists.$inferSelect, 'id' | 'userId'>,
  { lines }: Changes,
) {
  const wanted = new Map(lines.flatMap(({ id: lineId, qty }) => (qty === undefined ? [] : [[recordId(lineId), qty]])));
  const rows = await tx
    .select({
      line: { id: listLines.id, qty: listLines.qty, price: listLines.price },
      sku: { id: skus.id, price: skus.price, specialPrice: skus.specialPrice },
    })
    .from(listLines)
    .innerJoin(skus, eq(skus.id, listLines.skuId))
    .where(
      and(
        eq(listLines.listId, id),
        inArray(
          listLines.id,
          [...wanted.keys()].flatMap((one) => one ?? []),
        ),
      ),
    );
  const prices = await customerPrices(
    tx,
    userId,
    rows.map(({ sku }) => sku.id),
  );
  for (const { line, sku } of rows) {
    const at = (qty: number) => currentPrice(pricedFor(sku, prices.of(sku.id), qty));
    const price = line.price + at(wanted.get(line.id) ?? line.qty) - at(line.qty);
    if (price !== line.price && price >= 0) await tx.update(listLines).set({ price }).where(eq(listLines.id, line.id));
  }
}
