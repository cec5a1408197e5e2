import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { orderLines } from '../../../db/schema/orders/orders';
import { lockSkus } from '../../catalogue/skus/lock-skus';
import { returnStock } from '../../catalogue/stock/stock-store';

/** Returns pieces of an order, by the position of their line, to stock. */
export async function putBack(tx: Db, orderId: number, pieces: ReadonlyMap<number, number>): Promise<void> {
  const ofOrder = eq(orderLines.orderId, orderId);
  await lockSkus(tx, inArray(skus.id, tx.select({ id: orderLines.skuId }).from(orderLines).where(ofOrder)));
  const lines = await tx
    .select({ skuId: orderLines.skuId, position: orderLines.position })
    .from(orderLines)
    .where(ofOrder);
  await returnStock(
    tx,
    lines.flatMap(({ skuId, position }) => {
      const qty = pieces.get(position) ?? 0;
      return skuId !== null && qty > 0 ? [{ skuId, qty }] : [];
    }),
  );
}
