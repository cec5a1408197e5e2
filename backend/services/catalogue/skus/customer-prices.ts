import { type SQL, and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { users } from '../../../db/schema/account/account';
import type { Db } from '../../../db/client';
import { isAnyOf } from '../../../db/is-any-of';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { skuPrices } from '../../../db/schema/catalogue/prices';
import type { QtyPrice } from '../../../rules/catalogue/sku-price';

const NONE: readonly QtyPrice[] = [];

/** Prices in addition to the skus' general ones: by price level and quantity. */
export interface CustomerPrices {
  of(skuId: number): readonly QtyPrice[];
}

/** Schema of the JSON selected by `pricesOfRow`. */
export const storedPrices = z.array(z.object({ fromQty: z.int(), price: z.int() }));

/** SQL for the prices of a query row's sku, for the account in column `userId`; parse with storedPrices. */
export function pricesOfRow(userId: AnyPgColumn): SQL<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object('fromQty', ${skuPrices.fromQty}, 'price', ${skuPrices.price})), '[]')
    from ${skuPrices} where ${skuPrices.skuId} = ${skus.id} and (
      ${skuPrices.levelId} is null or
      ${skuPrices.levelId} = (select ${users.priceLevelId} from ${users} where ${users.id} = ${userId})
    )
  )`;
}

/** Prices for a customer: of the price level, and quantity prices for everybody. `userId` null: for visitors. */
export async function customerPrices(
  db: Db,
  userId: number | null,
  skuIds: readonly number[],
): Promise<CustomerPrices> {
  const level = db
    .select({ level: users.priceLevelId })
    .from(users)
    .where(eq(users.id, userId ?? 0));
  const rows =
    skuIds.length === 0
      ? []
      : await db
          .select()
          .from(skuPrices)
          .where(
            and(
              isAnyOf(skuPrices.skuId, skuIds),
              userId === null
                ? isNull(skuPrices.levelId)
                : or(isNull(skuPrices.levelId), inArray(skuPrices.levelId, level)),
            ),
          );
  const bySku = Map.groupBy(rows, ({ skuId }) => skuId);
  return { of: (skuId) => bySku.get(skuId) ?? NONE };
}
