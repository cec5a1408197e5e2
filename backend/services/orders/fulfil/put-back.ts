import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue/catalogue';
import type { orderLines } from '../../../db/schema/orders/orders';
import { lockSkus } from '../../catalogue/skus/lock-skus';
import { returnStock } from '../../catalogue/stock/stock-store';

/** Returns these pieces of an order's lines to stock, of the skus that the shop still has. */
export async function putBack(
  tx: Db,
  lines: readonly Pick<typeof orderLines.$inferSelect, 'skuId' | 'qty'>[],
): Promise<void> {
  const pieces = lines.flatMap(({ skuId, qty }) => (skuId !== null && qty > 0 ? [{ skuId, qty }] : []));
  const ids = pieces.map(({ skuId }) => skuId);
  await lockSkus(tx, inArray(skus.id, ids));
  await returnStock(tx, pieces);
}
