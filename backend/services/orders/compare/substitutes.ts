import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { productGroups, products, skus } from '../../../db/schema/catalogue';
import { isSold } from '../../catalogue/skus/is-sold';

/** Lines of one comparison that get substitutes, and substitutes per line. */
const MAX_LINES = 20;
const MAX_EACH = 3;

interface Missing {
  readonly skuId: number;
  readonly productId: number;
  /** Cents without GST. */
  readonly price: number;
}

/**
 * Available skus of the same groups, by the missing sku: one per product, the nearest in price first. Other sizes of
 * the same product are included.
 */
export async function substitutesFor(
  db: Db,
  missing: readonly Missing[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = await Promise.all(
    missing.slice(0, MAX_LINES).map(async ({ skuId, productId, price }) => {
      const sameGroups = db
        .select({ id: productGroups.groupId })
        .from(productGroups)
        .where(eq(productGroups.productId, productId));
      const distance = sql`abs(coalesce(${skus.specialPrice}, ${skus.price}) - ${price})`;
      const near = db
        .selectDistinctOn([skus.productId], { id: skus.id, distance: sql<number>`${distance}`.as('distance') })
        .from(skus)
        .innerJoin(products, eq(products.id, skus.productId))
        .innerJoin(productGroups, eq(productGroups.productId, skus.productId))
        .where(
          and(inArray(productGroups.groupId, sameGroups), isSold, ne(skus.id, skuId), gte(skus.stock, skus.minQty)),
        )
        .orderBy(asc(skus.productId), asc(distance))
        .as('near');
      const rows = await db
        .select({ id: near.id })
        .from(near)
        .orderBy(asc(near.distance), asc(near.id))
        .limit(MAX_EACH);
      return [skuId, rows.map(({ id }) => id)] as const;
    }),
  );
  return new Map(found);
}
