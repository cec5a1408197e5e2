import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CartChange } from '@/lib/contract/cart/cart.contract';
import { addonChoice } from '@/lib/contract/catalogue/product';
import type { Db } from '../../db/client';
import { orderLines, orders } from '../../db/schema/orders/orders';
import { copyLines } from '../cart/copy-lines';
import { lockCart } from '../cart/cart-store';

const storedAddons = z.array(addonChoice);

/**
 * Adds an order's available lines to its owner's cart, at current prices; null when the order is unknown or another
 * customer's.
 */
export async function reorderLines(
  tx: Db,
  { orderId, userId, at }: { orderId: number; userId: number; at: Date },
): Promise<CartChange[] | null> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) return null;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const cartId = await lockCart(tx, { userId }, at);
  return copyLines(
    tx,
    cartId,
    lines.map(({ skuId, skuCode, productName, name, qty, addons }) => ({
      // A deleted sku has no id; no sku has the id 0.
      sku: String(skuId ?? 0),
      qty,
      addons: storedAddons.parse(addons),
      product_name: productName,
      name,
      sku_code: skuCode,
    })),
  );
}
