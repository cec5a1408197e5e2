import { type SQL, and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { productGroups, productPlaces, products, skus } from '../../../db/schema/catalogue/catalogue';
import { canBeOrdered, isSold } from '../../catalogue/skus/is-sold';

/** Lines of one comparison that get substitutes, and substitutes per line. */
const MAX_LINES = 20;
const MAX_EACH = 3;
/** Products compared per group on each side of the price, since a group may have very many. */
const MAX_COMPARED = 50;

interface Missing {
  readonly skuId: number;
  readonly productId: number;
  /** Cents without GST. */
  readonly price: number;
}

/** The product, and those of its groups whose lowest price is nearest. */
function nearby(productId: number, price: number): SQL {
  const listed = sql`select ${productPlaces.productId} from ${productPlaces}
    where ${productPlaces.listId} = ${productGroups.groupId} and ${productPlaces.lowestPrice}`;
  return sql`(select ${productId}::int union select near.product_id from ${productGroups} cross join lateral (
      (${listed} >= ${price} order by ${productPlaces.lowestPrice}, ${productPlaces.productId} limit ${MAX_COMPARED})
      union all
      (${listed} < ${price} order by ${productPlaces.lowestPrice} desc nulls last, ${productPlaces.productId}
        limit ${MAX_COMPARED})) as near
    where ${productGroups.productId} = ${productId})`;
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
      const distance = sql`abs(coalesce(${skus.specialPrice}, ${skus.price}) - ${price})`;
      const near = db
        .selectDistinctOn([skus.productId], { id: skus.id, distance: sql<number>`${distance}`.as('distance') })
        .from(skus)
        .innerJoin(products, eq(products.id, skus.productId))
        .where(and(inArray(skus.productId, nearby(productId, price)), isSold, ne(skus.id, skuId), canBeOrdered))
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
