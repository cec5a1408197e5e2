import { eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { listSave } from '@/lib/contract/orders/lists.contract';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { usualChanges } from '../../../db/schema/orders/lists';
import { recordId } from '../../../rules/values/record-id';

type Changes = Omit<typeof usualChanges.$inferInsert, 'userId' | 'skuId'>;

/** Stores changes of the account's usual order, whose line ids are sku ids; inside a transaction. */
export async function changeUsual(tx: Db, userId: number, body: BodyOf<typeof listSave>): Promise<void> {
  if (body.restore) await tx.update(usualChanges).set({ leftOut: false }).where(eq(usualChanges.userId, userId));
  const changes = new Map<number, Changes>();
  const change = (id: string, more: Changes): void => {
    const skuId = recordId(id);
    if (skuId !== null) changes.set(skuId, { ...changes.get(skuId), ...more });
  };
  // The price seen was that of another quantity, which may have a price of its own.
  for (const { id, qty, note } of body.lines) change(id, { qty, note, ...(qty !== undefined && { price: null }) });
  for (const { id, price } of body.seen) change(id, { price });
  for (const id of body.remove) change(id, { leftOut: true });
  if (changes.size === 0) return;
  const known = await tx
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.id, [...changes.keys()]));
  for (const { id: skuId } of known) {
    const set = Object.fromEntries(Object.entries(changes.get(skuId) ?? {}).filter(([, value]) => value !== undefined));
    if (Object.keys(set).length === 0) continue;
    await tx
      .insert(usualChanges)
      .values({ userId, skuId, ...set })
      .onConflictDoUpdate({ target: [usualChanges.userId, usualChanges.skuId], set });
  }
}
