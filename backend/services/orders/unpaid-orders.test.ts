import { eq } from 'drizzle-orm';
import { decidePayment } from '../checkout/decide-payment';
import { skus } from '../../db/schema/catalogue/catalogue';
import { cartItems, carts, promotions } from '../../db/schema/orders/cart';
import { orders } from '../../db/schema/orders/orders';
import { orderBarFacts } from '../cart/order-bar';
import { viewCart } from '../cart/view-cart';
import { mergeSessionCart } from '../cart/merge-cart';
import { expireOrders } from './expire-orders';
import { openTestShop } from '../../testing/shop';
import { present } from '../../system/present';

const CODE = 'BB-TR-ROO-1000';
let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;
let skuId: number;
const queries: string[] = [];

const stock = async () => (await shop.sku(CODE)).stock;

async function orderTen() {
  await shop.add(userId, skuId, 10);
  return shop.order(userId);
}

jest.setTimeout(60_000);

beforeAll(async () => {
  shop = await openTestShop({ onQuery: (text) => queries.push(text) });
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

test('an expired order locks its skus in order of id, as a new one does, before it returns their pieces', async () => {
  await orderTen();
  shop.wait(31);
  queries.length = 0;
  await expireOrders(shop, shop.now());
  const locked = queries.findIndex((query) => /from "skus" .* order by "skus"."id" asc for update/.test(query));
  expect(locked).toBeGreaterThanOrEqual(0);
  expect(queries.findIndex((query) => query.startsWith('update "skus"'))).toBeGreaterThan(locked);
  expect(queries.filter((query) => query.includes('from "order_lines"'))).toHaveLength(1);
});

test('an expired order returns its goods to the cart', async () => {
  await orderTen();
  expect(await shop.cart(userId)).toEqual([]);
  shop.wait(31);
  await expireOrders(shop, shop.now());
  expect(await shop.cart(userId)).toEqual([{ code: CODE, qty: 10 }]);
});

describe('the promotion code of an unpaid order', () => {
  const minimum = { cents: 30_000, includesGst: false };
  const promotionIn = async (promotionCode?: string) => {
    const context = { db: shop.db, userId, session: '', at: shop.now(), minimum, surcharges: {}, cards: true };
    return (await viewCart(context, { promotionCode })).promotion;
  };

  async function expired(code: string): Promise<void> {
    await shop.add(userId, skuId, 10);
    await shop.order(userId, 'card', { promotion_code: code });
    expect(await promotionIn()).toBeNull();
    shop.wait(31);
    const at = shop.now();
    await Promise.all([expireOrders(shop, at), expireOrders(shop, at)]);
  }

  beforeAll(async () => {
    await shop.db.insert(promotions).values({
      code: 'BACK10',
      name: 'Back',
      kind: 'percent-off',
      percent: 10,
      minSubtotal: 0,
      usesPerAccount: 1,
      startsAt: new Date('2026-01-01T00:00:00Z'),
    });
  });

  it('returns with the goods, until the next order, and unless another is chosen or none', async () => {
    await expired('back10');
    expect(await promotionIn()).toMatchObject({ code: 'BACK10', applied: true });
    expect((await orderBarFacts({ db: shop.db, at: shop.now(), minimum }, userId, undefined)).item_count).toBe(10);
    expect(await promotionIn('')).toBeNull();
    expect(await promotionIn('NONE')).toMatchObject({ code: 'NONE', applied: false });
    const { id } = await shop.order(userId, 'account', { promotion_code: 'BACK10' });
    expect((await shop.stored(id)).promotionCode).toBe('BACK10');
    await shop.add(userId, skuId, 10);
    expect(await promotionIn()).toBeNull();
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id));
  });

  it('counts anew once its promotion begins anew', async () => {
    const before = await stock();
    await shop.add(userId, skuId, 10);
    const { id } = await shop.order(userId, 'account', { promotion_code: 'BACK10' });
    await shop.add(userId, skuId, 10);
    expect(await promotionIn('BACK10')).toMatchObject({ applied: false });
    shop.wait(60);
    const begin = (startsAt: Date) => shop.db.update(promotions).set({ startsAt }).where(eq(promotions.code, 'BACK10'));
    await begin(shop.now());
    expect(await promotionIn('BACK10')).toMatchObject({ applied: true });
    await begin(new Date('2026-01-01T00:00:00Z'));
    await shop.db.update(skus).set({ stock: before }).where(eq(skus.id, skuId));
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id));
    await shop.db.delete(cartItems);
  });

  it('is passed over once it gives nothing, and is not kept from an earlier order', async () => {
    await expired('BACK10');
    await shop.db.update(promotions).set({ endsAt: shop.now() }).where(eq(promotions.code, 'BACK10'));
    expect(await promotionIn()).toBeNull();
    await shop.db.update(promotions).set({ endsAt: null }).where(eq(promotions.code, 'BACK10'));
    await shop.db.delete(cartItems);
    await expired('');
    expect(await promotionIn()).toBeNull();
  });
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
