import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { productGroups } from '../../../db/schema/catalogue';
import { changeProducts } from './change-products';

/** Products are found by the names of their categories: writes that of all in one anew, after it got another name. */
export async function findAnew(tx: Db, groupId: number, at: Date): Promise<void> {
  const rows = await tx
    .select({ id: productGroups.productId })
    .from(productGroups)
    .where(eq(productGroups.groupId, groupId))
    .orderBy(asc(productGroups.productId));
  const ids = rows.map(({ id }) => id);
  await changeProducts(tx, ids, ({ cells }) => ({ name: cells.name }), at);
}
