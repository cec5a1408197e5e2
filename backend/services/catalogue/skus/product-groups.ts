import { type SQL, and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client';
import { groups, productGroups, products } from '../../../db/schema/catalogue/catalogue';

export type ProductGroups = ReadonlyMap<number, readonly { id: number; slug: string }[]>;

/** SQL for the slugs of the groups of a query row's product, including ancestors. */
export function groupSlugsOfRow(db: Db): SQL<string[]> {
  const above = alias(groups, 'above');
  const slugs = db
    .selectDistinct({ slug: above.slug })
    .from(productGroups)
    .innerJoin(groups, eq(groups.id, productGroups.groupId))
    .innerJoin(above, and(eq(above.model, groups.model), lte(above.lft, groups.lft), gte(above.rgt, groups.rgt)))
    .where(eq(productGroups.productId, products.id));
  return sql<string[]>`array(${slugs})`;
}

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
    .where(inArray(productGroups.productId, [...productIds]));
  for (const { productId, id, slug } of rows) {
    const list = found.get(productId);
    if (list) list.push({ id, slug });
    else found.set(productId, [{ id, slug }]);
  }
  return found;
}
