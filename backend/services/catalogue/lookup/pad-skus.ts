import { and, eq, inArray } from 'drizzle-orm';
import type { PadSku } from '@/lib/contract/cart/order-pad.contract';
import type { Db } from '../../../db/client';
import { groups, products, skus } from '../../../db/schema/catalogue/catalogue';
import { pricedFor, quantityBreaks } from '../../../rules/catalogue/sku-price';
import { customerPrices } from '../skus/customer-prices';
import { isSold } from '../skus/is-sold';
import { skuTerms } from '../skus/sku-terms';

/** The skus that are sold, by id, with this customer's price at the minimum quantity. */
export async function padSkus(db: Db, ids: readonly number[], userId: number): Promise<ReadonlyMap<number, PadSku>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ sku: skus, name: products.name, slug: products.slug, group: groups.url })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoin(groups, eq(groups.id, products.primaryGroupId))
    .where(and(inArray(skus.id, [...new Set(ids)]), isSold));
  const prices = await customerPrices(
    db,
    userId,
    rows.map(({ sku }) => sku.id),
  );
  return new Map(
    rows.map(({ sku, name, slug, group }) => {
      const own = pricedFor(sku, prices.of(sku.id), sku.minQty);
      return [
        sku.id,
        {
          sku: { id: String(sku.id), code: sku.code },
          product_name: name,
          name: sku.options.join(', '),
          url: slug,
          group: group ?? '',
          barcode: sku.barcode ?? '',
          carton_qty: sku.cartonQty,
          ...skuTerms(sku, own),
          breaks: quantityBreaks(sku, prices.of(sku.id), sku.minQty),
        },
      ];
    }),
  );
}
