import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { productGroups } from '../../../db/schema/catalogue/catalogue';
import { changeProducts } from './change-products';

/** Reindexes the products of a renamed category, because the search index contains category names. */
export async function reindexGroup(tx: Db, groupId: number, at: Date): Promise<void> {
  const rows = await tx
    .select({ id: productGroups.productId })
    .from(productGroups)
    .where(eq(productGroups.groupId, groupId))
    .orderBy(asc(productGroups.productId));
  const ids = rows.map(({ id }) => id);
  await changeProducts(tx, ids, ({ cells }) => ({ name: cells.name }), at);
}
