import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ReturnedSku } from '@/lib/contract/catalogue/stock-request';
import type { Db } from '../../../db/client';
import { productVariations, products, skus } from '../../../db/schema/catalogue/catalogue';
import { stockRequests } from '../../../db/schema/catalogue/stock-requests';
import { pricedFor } from '../../../rules/catalogue/sku-price';
import { customerPrices } from '../skus/customer-prices';
import { canBeOrdered, isSold } from '../skus/is-sold';
import { currentPrice } from '../skus/price';

const MAX = 6;

/** The skus the account was notified of and that are still in stock, latest first. */
export async function stockReturnedFor(db: Db, userId: number): Promise<ReturnedSku[]> {
  const rows = await db
    .select({
      id: skus.id,
      code: skus.code,
      options: skus.options,
      price: skus.price,
      specialPrice: skus.specialPrice,
      minQty: skus.minQty,
      productId: products.id,
      name: products.name,
      slug: products.slug,
      notifiedAt: stockRequests.notifiedAt,
    })
    .from(stockRequests)
    .innerJoin(skus, eq(skus.id, stockRequests.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(stockRequests.userId, userId), isNotNull(stockRequests.notifiedAt), canBeOrdered, isSold))
    .orderBy(desc(stockRequests.notifiedAt))
    .limit(MAX);
  const variations =
    rows.length === 0
      ? []
      : await db
          .select({ productId: productVariations.productId, name: productVariations.name })
          .from(productVariations)
          .where(
            inArray(
              productVariations.productId,
              rows.map(({ productId }) => productId),
            ),
          )
          .orderBy(asc(productVariations.sort));
  const prices = await customerPrices(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const names = Map.groupBy(variations, ({ productId }) => productId);
  return rows.flatMap(({ notifiedAt, ...row }) =>
    notifiedAt === null
      ? []
      : [
          {
            sku: { id: String(row.id), code: row.code },
            product_name: row.name,
            url: row.slug,
            variations: (names.get(row.productId) ?? []).map(({ name }, index) => ({
              name,
              value: row.options[index] ?? '',
            })),
            price_each: currentPrice(pricedFor(row, prices.of(row.id), row.minQty)),
            returned_at: notifiedAt.toISOString(),
          },
        ],
  );
}
