import { eq } from 'drizzle-orm';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { cartItems, carts } from '../../db/schema/orders/cart';
import { orderLines } from '../../db/schema/orders/orders';
import { present } from '../../system/present';
import { mergeSessionCart } from './merge-cart';
import { reorderLines } from '../orders/reorder';
import { openTestShop } from '../../testing/shop';

jest.setTimeout(60_000);

let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;
let statements = 0;

beforeAll(async () => {
  shop = await openTestShop({ onQuery: () => void (statements += 1) });
  userId = await shop.userId('trade@example.com');
  await shop.onInvoice(userId);
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.db.delete(carts);
});

const setStock = (code: string, stock: number) => shop.db.update(skus).set({ stock }).where(eq(skus.code, code));

async function visitorCart(
  key: string,
  lines: readonly { code: string; qty: number; addons?: { id: string; value: string }[] }[],
): Promise<void> {
  const [cart] = await shop.db.insert(carts).values({ sessionKey: key, updatedAt: shop.now() }).returning();
  for (const { code, qty, addons = [] } of lines) {
    const addonsKey = addons.length === 0 ? '' : JSON.stringify(addons.map(({ id, value }) => [id, value]));
    await shop.db
      .insert(cartItems)
      .values({ cartId: present(cart).id, skuId: (await shop.sku(code)).id, qty, addons, addonsKey });
  }
}

const merge = (key: string) => shop.db.transaction((tx) => mergeSessionCart(tx, key, userId, shop.now()));

test('a merge reports the added, reduced and dropped lines with reasons', async () => {
  await setStock('BB-TR-ROO-100', 50);
  await setStock('BB-TR-ROO-1000', 8);
  await setStock('BB-TR-SAL-100', 0);
  await shop.add(userId, (await shop.sku('BB-TR-ROO-1000')).id, 5);
  await visitorCart('visitor-key-1', [
    { code: 'BB-TR-ROO-100', qty: 12 },
    { code: 'BB-TR-ROO-1000', qty: 10 },
    { code: 'BB-TR-SAL-100', qty: 2 },
  ]);
  expect(await merge('visitor-key-1')).toEqual([
    {
      product_name: 'Kangaroo Training Bites',
      name: '100 g',
      sku_code: 'BB-TR-ROO-100',
      wanted: 12,
      added: 12,
      reason: null,
    },
    {
      product_name: 'Kangaroo Training Bites',
      name: '1 kg',
      sku_code: 'BB-TR-ROO-1000',
      wanted: 10,
      added: 3,
      reason: 'short',
    },
    {
      product_name: 'Salmon & Sweet Potato Mini Rewards',
      name: '100 g',
      sku_code: 'BB-TR-SAL-100',
      wanted: 2,
      added: 0,
      reason: 'out-of-stock',
    },
  ]);
  expect(await shop.cart(userId)).toEqual([
    { code: 'BB-TR-ROO-1000', qty: 8 },
    { code: 'BB-TR-ROO-100', qty: 12 },
  ]);
  expect(await merge('visitor-key-1')).toEqual([]);
});

test('what there is too little of is added in a quantity that can be ordered', async () => {
  const sold = (code: string, stock: number) =>
    shop.db.update(skus).set({ stock, minQty: 12, qtyStep: 6 }).where(eq(skus.code, code));
  await sold('BB-TR-ROO-100', 20);
  await sold('BB-TR-ROO-1000', 10);
  await visitorCart('visitor-key-steps', [
    { code: 'BB-TR-ROO-100', qty: 24 },
    { code: 'BB-TR-ROO-1000', qty: 12 },
  ]);
  const changes = await merge('visitor-key-steps');
  await shop.db.update(skus).set({ minQty: 1, qtyStep: 1 });
  expect(changes.map(({ sku_code, added, reason }) => [sku_code, added, reason])).toEqual([
    ['BB-TR-ROO-100', 18, 'short'],
    ['BB-TR-ROO-1000', 0, 'out-of-stock'],
  ]);
});

test('unavailable addons, a disabled product and a full line each have their own reason', async () => {
  await setStock('BB-TR-ROO-100', 50_000);
  await shop.add(userId, (await shop.sku('BB-TR-ROO-100')).id, 9_990);
  await visitorCart('visitor-key-2', [
    { code: 'BB-TR-ROO-100', qty: 20 },
    { code: 'BB-TR-ROO-1000', qty: 1, addons: [{ id: '999999', value: 'Gold' }] },
    { code: 'LW-GS-PUPPY', qty: 1 },
  ]);
  const puppy = await shop.sku('LW-GS-PUPPY');
  await shop.db.update(products).set({ enabled: false }).where(eq(products.id, puppy.productId));
  const changes = await merge('visitor-key-2');
  await shop.db.update(products).set({ enabled: true }).where(eq(products.id, puppy.productId));
  expect(changes.map(({ sku_code, added, reason }) => [sku_code, added, reason])).toEqual([
    ['BB-TR-ROO-100', 9, 'full'],
    ['BB-TR-ROO-1000', 0, 'extras'],
    ['LW-GS-PUPPY', 0, 'gone'],
  ]);
});

test('a reorder adds as many pieces as are in stock', async () => {
  await setStock('BB-TR-ROO-1000', 100);
  await shop.add(userId, (await shop.sku('BB-TR-ROO-1000')).id, 10);
  const { id } = await shop.order(userId, 'account');
  await setStock('BB-TR-ROO-1000', 4);
  const again = () => shop.db.transaction((tx) => reorderLines(tx, { orderId: id, userId, at: shop.now() }));
  expect(await again()).toMatchObject([{ sku_code: 'BB-TR-ROO-1000', wanted: 10, added: 4, reason: 'short' }]);
  expect(await shop.cart(userId)).toEqual([{ code: 'BB-TR-ROO-1000', qty: 4 }]);
  await shop.db.update(orderLines).set({ skuId: null }).where(eq(orderLines.orderId, id));
  expect(await again()).toMatchObject([{ added: 0, reason: 'gone' }]);
});

test('an order of another account cannot be reordered', async () => {
  await setStock('BB-TR-ROO-1000', 100);
  await shop.add(userId, (await shop.sku('BB-TR-ROO-1000')).id, 10);
  const { id } = await shop.order(userId, 'account');
  const other = await shop.userId('admin@example.com');
  expect(
    await shop.db.transaction((tx) => reorderLines(tx, { orderId: id, userId: other, at: shop.now() })),
  ).toBeNull();
  expect(await shop.cart(other)).toEqual([]);
});

test('moving 300 lines takes as many SQL statements as moving 3', async () => {
  await shop.db.update(skus).set({ stock: 1_000 });
  const all = await shop.db.select().from(skus).limit(300);
  const sent: number[] = [];
  for (const [number, some] of [all.slice(0, 3), all].entries()) {
    await shop.db.delete(carts);
    const sessionKey = `visitor-key-3-${number}`;
    const [cart] = await shop.db.insert(carts).values({ sessionKey, updatedAt: shop.now() }).returning();
    await shop.db.insert(cartItems).values(some.map((sku) => ({ cartId: present(cart).id, skuId: sku.id, qty: 2 })));
    statements = 0;
    const changes = await merge(sessionKey);
    sent.push(statements);
    expect(changes.filter(({ added }) => added === 2)).toHaveLength(some.length);
  }
  expect(sent[0]).toBeGreaterThan(3);
  expect(sent[1]).toBe(sent[0]);
});
