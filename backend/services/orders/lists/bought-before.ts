import { and, desc, eq, inArray } from 'drizzle-orm';
import type { BoughtSku } from '@/lib/contract/orders/bought';
import type { Db } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { orderLines, orders } from '../../../db/schema/orders/orders';
import { placedBy } from '../placed-orders';

/** The customer's last order of each sku of these products, among orders that count as placed (placed-orders.ts). */
export async function findLastPurchases(db: Db, userId: number, slugs: readonly string[]): Promise<BoughtSku[]> {
  const rows = await db
    .selectDistinctOn([orderLines.skuId], {
      id: skus.id,
      code: skus.code,
      url: products.slug,
      qty: orderLines.qty,
      at: orders.createdAt,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(placedBy(userId), inArray(products.slug, [...slugs])))
    .orderBy(orderLines.skuId, desc(orders.createdAt), desc(orders.id));
  return rows.map(({ id, code, url, qty, at }) => ({
    sku: { id: String(id), code },
    url,
    qty,
    bought_at: at.toISOString(),
  }));
}
