import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { users } from '../../../db/schema/account/account';
import { orderLines, orders } from '../../../db/schema/orders/orders';
import { present } from '../../../system/present';
import { openTestShop } from '../../../testing/shop';
import { findLastPurchases } from './bought-before';

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

it('returns the last order of each sku by this customer only', async () => {
  const { db } = shop;
  const [luca] = await db.select().from(users).where(eq(users.email, 'orders@example.com'));
  const { id: userId } = present(luca);
  const placed = await db
    .select({ skuId: orderLines.skuId, url: orderLines.url, qty: orderLines.qty, at: orders.createdAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), ne(orders.status, 'cancelled'), isNotNull(orders.invoiceNumber)))
    .orderBy(desc(orders.createdAt));
  expect(placed.length).toBeGreaterThan(5);
  const last = present(placed.find(({ skuId }) => skuId !== null));
  const bought = await findLastPurchases(db, userId, [last.url]);
  const same = placed.filter(({ skuId }) => skuId === last.skuId);
  expect(bought.find(({ sku }) => sku.id === String(last.skuId))).toMatchObject({
    url: last.url,
    qty: present(same[0]).qty,
    bought_at: last.at.toISOString(),
  });
  expect(new Set(bought.map(({ sku }) => sku.id)).size).toBe(bought.length);
  expect(await findLastPurchases(db, -1, [last.url])).toEqual([]);
  expect(await findLastPurchases(db, userId, ['nope'])).toEqual([]);
});
