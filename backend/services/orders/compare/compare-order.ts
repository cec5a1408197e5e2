import { and, asc, eq } from 'drizzle-orm';
import type { ReorderLine } from '@/lib/contract/orders/reorder-line';
import type { Db } from '../../../db/client';
import { orderLines, orders } from '../../../db/schema/orders/orders';
import { compareLines, storedAddons } from './compare-lines';

/** The lines of an order with their current prices and stock; null if it is absent or another account's. */
export async function compareOrder(
  db: Db,
  { orderId, userId }: { orderId: number; userId: number },
): Promise<ReorderLine[] | null> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) return null;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return compareLines(
    db,
    lines.map((line) => ({
      id: String(line.position),
      skuId: line.skuId,
      skuCode: line.skuCode,
      productName: line.productName,
      name: line.name,
      url: line.url,
      qty: line.qty,
      note: '',
      addons: storedAddons.parse(line.addons),
      priceThen: line.price,
    })),
    userId,
  );
}
