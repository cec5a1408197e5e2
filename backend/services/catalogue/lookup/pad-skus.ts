import { and, eq, inArray } from 'drizzle-orm';
import type { PadSku } from '@/lib/contract/cart/order-pad.contract';
import type { Db } from '../../../db/client';
import { groups, products, skus } from '../../../db/schema/catalogue';
import { currentPrice } from '../skus/price';

/** Skus that are sold, as an order pad shows them, by their ids. */
export async function padSkus(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PadSku>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ sku: skus, name: products.name, slug: products.slug, group: groups.url })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoin(groups, eq(groups.id, products.primaryGroupId))
    .where(and(inArray(skus.id, [...new Set(ids)]), eq(products.enabled, true)));
  return new Map(
    rows.map(({ sku, name, slug, group }) => [
      sku.id,
      {
        sku: { id: String(sku.id), code: sku.code },
        product_name: name,
        name: sku.options.join(', '),
        url: slug,
        group: group ?? '',
        barcode: sku.barcode ?? '',
        price_each: currentPrice(sku),
        full_price_each: sku.specialPrice === null ? null : sku.price,
        on_special: sku.specialPrice !== null,
        in_stock: sku.stock > 0,
        available_qty: sku.stock,
        carton_qty: sku.cartonQty,
        min_qty: sku.minQty,
        qty_step: sku.qtyStep,
      },
    ]),
  );
}
