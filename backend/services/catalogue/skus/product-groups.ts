import { and, eq, gte, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client';
import { isAnyOf } from '../../../db/is-any-of';
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
    .where(isAnyOf(productGroups.productId, productIds));
  for (const { productId, id, slug } of rows) {
    const list = found.get(productId);
    if (list) list.push({ id, slug });
    else found.set(productId, [{ id, slug }]);
  }
  return found;
}
