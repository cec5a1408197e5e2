import { decidePayment } from '../checkout/decide-payment';
import { cartItems, carts } from '../../db/schema/cart';
import { mergeSessionCart } from '../cart/merge-cart';
import { expireOrders } from './expire-orders';
import { openTestShop } from '../../testing/shop';
import { present } from '../../system/present';

const CODE = 'BB-TR-ROO-1000';
let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;
let skuId: number;

const stock = async () => (await shop.sku(CODE)).stock;

async function orderTen() {
  await shop.add(userId, skuId, 10);
  return shop.order(userId);
}

jest.setTimeout(60_000);

beforeAll(async () => {
  shop = await openTestShop();
  userId = await shop.userId('trade@example.com');
  await shop.onInvoice(userId);
  skuId = (await shop.sku(CODE)).id;
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.db.delete(carts);
});

test('an order that awaits payment reserves its stock for 30 minutes, and not longer', async () => {
  const before = await stock();
  const { id } = await orderTen();
  expect(await stock()).toBe(before - 10);
  shop.wait(29);
  await expireOrders(shop, shop.now());
  expect((await shop.stored(id)).status).toBe('awaiting-payment');
  shop.wait(1);
  await expireOrders(shop, shop.now());
  expect((await shop.stored(id)).status).toBe('cancelled');
  expect(await stock()).toBe(before);
});

test('an expired order returns its stock once, even with concurrent sweeps and decisions', async () => {
  const before = await stock();
  const { id, token } = await orderTen();
  shop.wait(31);
  const at = shop.now();
  await Promise.all([
    expireOrders(shop, at),
    decidePayment(shop.deps, token, 'approve', at),
    expireOrders(shop, at),
    decidePayment(shop.deps, token, 'decline', at),
    expireOrders(shop, at),
  ]);
  expect(await stock()).toBe(before);
  expect(await shop.stored(id)).toMatchObject({ status: 'cancelled', invoiceNumber: null });
  expect(await shop.mailed()).toEqual([]);
});

test('an expired order returns its goods to the cart', async () => {
  await orderTen();
  expect(await shop.cart(userId)).toEqual([]);
  shop.wait(31);
  await expireOrders(shop, shop.now());
  expect(await shop.cart(userId)).toEqual([{ code: CODE, qty: 10 }]);
});

test('no goods are returned to a cart that was filled again, nor after a later order', async () => {
  await orderTen();
  await shop.add(userId, skuId, 3);
  shop.wait(31);
  await expireOrders(shop, shop.now());
  expect(await shop.cart(userId)).toEqual([{ code: CODE, qty: 3 }]);

  await shop.db.delete(carts);
  await orderTen();
  shop.wait(1);
  await shop.add(userId, skuId, 8);
  await shop.order(userId, 'account');
  shop.wait(31);
  await expireOrders(shop, shop.now());
  expect(await shop.cart(userId)).toEqual([]);
});

test('a paid order is never cancelled, gets the next invoice number, and is confirmed once', async () => {
  await shop.mailed();
  const first = await orderTen();
  const second = await orderTen();
  await decidePayment(shop.deps, second.token, 'decline', shop.now());
  await Promise.all([1, 2, 3].map(() => decidePayment(shop.deps, first.token, 'approve', shop.now())));
  shop.wait(20);
  await decidePayment(shop.deps, second.token, 'approve', shop.now());
  shop.wait(31);
  await expireOrders(shop, shop.now());
  const [one, two] = [await shop.stored(first.id), await shop.stored(second.id)];
  expect([one.status, two.status]).toEqual(['placed', 'placed']);
  expect(Number(present(two.invoiceNumber).slice(4)) - Number(present(one.invoiceNumber).slice(4))).toBe(1);
  expect((await shop.mailed()).map((mail) => [mail.to, mail.subject])).toEqual([
    ['trade@example.com', `Order ${one.number} is placed`],
    ['trade@example.com', `Order ${two.number} is placed`],
  ]);
});

test('a refused order changes nothing and leaves no gap in the numbers', async () => {
  const before = await stock();
  await shop.add(userId, skuId, 10);
  const { id } = await shop.order(userId, 'account');
  await shop.add(userId, skuId, 1);
  await expect(shop.order(userId, 'account')).rejects.toThrow(
    'The minimum order is $300.00 without GST; $261.50 is missing.',
  );
  await shop.add(userId, skuId, 9);
  const next = await shop.order(userId, 'account');
  const [one, two] = [await shop.stored(id), await shop.stored(next.id)];
  expect(Number(two.number.slice(3)) - Number(one.number.slice(3))).toBe(1);
  expect(await stock()).toBe(before - 20);
});

test("a visitor's cart is merged once", async () => {
  const [cart] = await shop.db.insert(carts).values({ sessionKey: 'visitor-key', updatedAt: shop.now() }).returning();
  await shop.db.insert(cartItems).values({ cartId: present(cart).id, skuId, qty: 2 });
  await shop.add(userId, skuId, 1);
  await Promise.all(
    [1, 2, 3].map(() => shop.db.transaction((tx) => mergeSessionCart(tx, 'visitor-key', userId, shop.now()))),
  );
  expect(await shop.cart(userId)).toEqual([{ code: CODE, qty: 3 }]);
});
