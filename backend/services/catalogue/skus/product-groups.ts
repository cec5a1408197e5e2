import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client';
import { groups, productGroups } from '../../../db/schema/catalogue/catalogue';

export type ProductGroups = ReadonlyMap<number, readonly { id: number; slug: string }[]>;

/** The groups of each product, including ancestors. */
export async function groupsOfProducts(db: Db, productIds: readonly number[]): Promise<ProductGroups> {
  const found = new Map<number, { id: number; slug: string }[]>();
  if (productIds.length === 0) return found;
  const above = alias(groups, 'above');
  const rows = await db
    .selectDistinct({ productId: productGroups.productId, id: above.id, slug: above.slug })
    .from(productGroups)
    .innerJoin(groups, eq(groups.id, productGroups.groupId))
    .innerJoin(above, and(eq(above.model, groups.model), lte(above.lft, groups.lft), gte(above.rgt, groups.rgt)))
    // One parameter for any number of them, so that the statement is prepared once.
    .where(sql`${productGroups.productId} = any(${sql.param([...new Set(productIds)])}::int[])`);
  for (const { productId, id, slug } of rows) {
    const list = found.get(productId);
    if (list) list.push({ id, slug });
    else found.set(productId, [{ id, slug }]);
  }
  return found;
}
