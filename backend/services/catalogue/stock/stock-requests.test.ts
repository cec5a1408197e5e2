import { eq } from 'drizzle-orm';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { stockRequests } from '../../../db/schema/catalogue/stock-requests';
import { expireOrders } from '../../orders/expire-orders';
import { askForStock, deleteNotified, notifyOfStock } from './stock-requests';
import { stockReturnedFor } from './stock-returned';
import { openTestShop } from '../../../testing/shop';

const CODE = 'BB-TR-ROO-1000';
let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;
let otherId: number;
let skuId: number;

const setStock = (stock: number) => shop.db.update(skus).set({ stock }).where(eq(skus.id, skuId));
const ask = (who = userId, sku = skuId) => askForStock(shop.db, { userId: who, skuId: sku }, shop.now());
const tell = () => notifyOfStock(shop.db, shop.now());

jest.setTimeout(60_000);

beforeAll(async () => {
  shop = await openTestShop();
  userId = await shop.userId('trade@example.com');
  otherId = await shop.userId('orders@example.com');
  skuId = (await shop.sku(CODE)).id;
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.db.delete(stockRequests);
  await setStock(0);
});

test('sends one mail when the sku is back in stock, and none after that', async () => {
  expect(await ask()).toBe(true);
  expect(await tell()).toBe(0);
  await setStock(5);
  expect(await tell()).toBe(1);
  const [mail, ...more] = await shop.mailed();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'trade@example.com', subject: expect.stringMatching(/^Back in stock: /) });
  expect(mail?.text).toContain('/product/kangaroo-training-bites?option.');
  expect(mail?.text).not.toContain('$');
  await setStock(0);
  await setStock(9);
  expect([await tell(), await shop.mailed()]).toEqual([0, []]);
});

test('lists a returned sku for a month, while it is in stock', async () => {
  await ask();
  expect(await stockReturnedFor(shop.db, userId)).toEqual([]);
  await setStock(5);
  await tell();
  await shop.mailed();
  const found = await stockReturnedFor(shop.db, userId);
  expect(found).toMatchObject([
    { sku: { code: CODE }, url: 'kangaroo-training-bites', variations: [{ value: '1 kg' }] },
  ]);
  expect(await stockReturnedFor(shop.db, otherId)).toEqual([]);
  await setStock(0);
  expect(await stockReturnedFor(shop.db, userId)).toEqual([]);
  // After the mail, a repeated request is a new one.
  expect(await ask()).toBe(true);
  await setStock(2);
  expect(await tell()).toBe(1);
  await shop.mailed();
  expect(await stockReturnedFor(shop.db, userId)).toHaveLength(1);
  await deleteNotified(shop.db, new Date(shop.now().getTime() + 31 * 86_400_000));
  expect(await stockReturnedFor(shop.db, userId)).toEqual([]);
});

test('repeated and concurrent requests of a customer count as one', async () => {
  expect(await Promise.all([ask(), ask(), ask(otherId)])).toEqual([true, true, true]);
  await setStock(1);
  const notified = await Promise.all([tell(), tell(), tell()]);
  expect(notified.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect((await shop.mailed()).map(({ to }) => to).toSorted()).toEqual(['orders@example.com', 'trade@example.com']);
});

test('ignores a request for a sku in stock, and rejects one for a sku that is not sold', async () => {
  await setStock(3);
  expect(await ask()).toBe(false);
  await expect(ask(userId, 999_999)).rejects.toMatchObject({ status: 404 });
  expect(await shop.db.select().from(stockRequests)).toEqual([]);
});

test('fewer than the minimum quantity are as none: the one mail waits until they can be ordered', async () => {
  const sold = (minQty: number, qtyStep: number) =>
    shop.db.update(skus).set({ minQty, qtyStep }).where(eq(skus.id, skuId));
  await sold(6, 6);
  await setStock(3);
  expect([await ask(), await tell()]).toEqual([true, 0]);
  await setStock(6);
  expect(await tell()).toBe(1);
  expect([await ask(), await shop.mailed()]).toMatchObject([false, [{ to: 'trade@example.com' }]]);
  expect(await stockReturnedFor(shop.db, userId)).toHaveLength(1);
  await setStock(5);
  expect(await stockReturnedFor(shop.db, userId)).toEqual([]);
  await sold(1, 1);
});

test('stock returned by an expired order triggers the mail', async () => {
  await setStock(40);
  await shop.add(userId, skuId, 40);
  await shop.order(userId);
  await shop.mailed();
  expect(await ask(otherId)).toBe(true);
  expect(await tell()).toBe(0);
  shop.wait(31);
  await expireOrders(shop, shop.now());
  expect(await tell()).toBe(1);
  expect((await shop.mailed()).map(({ to }) => to)).toContain('orders@example.com');
});

test('a request survives a rollback, and waits while its product is disabled', async () => {
  await ask();
  await setStock(2);
  const own = eq(products.slug, 'kangaroo-training-bites');
  await shop.db.update(products).set({ enabled: false }).where(own);
  expect(await tell()).toBe(0);
  await shop.db.update(products).set({ enabled: true }).where(own);
  // A rolled back transaction leaves the request and no mail.
  await expect(
    shop.db.transaction(async (tx) => {
      await notifyOfStock(tx, shop.now());
      throw new Error('The machine stops.');
    }),
  ).rejects.toThrow('The machine stops.');
  expect(await shop.mailed()).toEqual([]);
  expect(await tell()).toBe(1);
  expect(await shop.mailed()).toHaveLength(1);
});
