import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/account';
import type { Db } from '../../../db/client';
import { skuPrices } from '../../../db/schema/prices';
import type { QtyPrice } from '../../../rules/catalogue/sku-price';

const NONE: readonly QtyPrice[] = [];

/** Prices beside those that everybody pays, by sku. */
export interface CustomerPrices {
  of(skuId: number): readonly QtyPrice[];
}

/** Prices for a customer, or for visitors when null: those of the price level, and those for quantities. */
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
              sql`${skuPrices.skuId} = any(${sql.param([...new Set(skuIds)])}::int[])`,
              userId === null
                ? isNull(skuPrices.levelId)
                : or(isNull(skuPrices.levelId), inArray(skuPrices.levelId, level)),
            ),
          );
  const bySku = Map.groupBy(rows, ({ skuId }) => skuId);
  return { of: (skuId) => bySku.get(skuId) ?? NONE };
}
