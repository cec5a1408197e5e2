import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { orderLines } from '../../../db/schema/orders/orders';
import { returnStock } from '../../catalogue/stock/stock-store';

/**
 * Returns pieces of an order, by the position of their line, to stock. Skus are locked in order of id, as everywhere.
 */
export async function putBack(tx: Db, orderId: number, pieces: ReadonlyMap<number, number>): Promise<void> {
  const lines = await tx
    .select({ skuId: skus.id, position: orderLines.position })
    .from(orderLines)
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(skus.id))
    .for('update', { of: skus });
  await returnStock(
    tx,
    lines.flatMap(({ skuId, position }) => {
      const qty = pieces.get(position) ?? 0;
      return qty > 0 ? [{ skuId, qty }] : [];
    }),
  );
}
