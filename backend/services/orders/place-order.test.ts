import { eq } from 'drizzle-orm';
import { cartItems } from '../../db/schema/orders/cart';
import { skus } from '../../db/schema/catalogue/catalogue';
import { openTestShop } from '../../testing/shop';
import { viewCart } from '../cart/view-cart';

jest.setTimeout(60_000);

const CODE = 'BB-TR-ROO-1000';
let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('an order is refused while a sku in it cannot be ordered in that quantity any more', async () => {
  const userId = await shop.userId('trade@example.com');
  const { id: skuId } = await shop.sku(CODE);
  const soldIn = (minQty: number, qtyStep: number) =>
    shop.db.update(skus).set({ minQty, qtyStep, stock: 100 }).where(eq(skus.id, skuId));
  await soldIn(1, 1);
  await shop.add(userId, skuId, 10);
  await soldIn(6, 6);
  await expect(shop.order(userId)).rejects.toMatchObject({
    code: 'LINE_SOLD_IN',
    message: 'Kangaroo Training Bites, 1 kg: This is sold in multiples of 6.',
  });
  expect(await shop.cart(userId)).toEqual([{ code: CODE, qty: 10 }]);
  await soldIn(5, 5);
  await shop.order(userId);
  expect(await shop.cart(userId)).toEqual([]);
});

test('an order is refused while an extra in it is gone, which the cart says of its line', async () => {
  const userId = await shop.userId('trade@example.com');
  const { id: skuId } = await shop.sku(CODE);
  await shop.db.update(skus).set({ minQty: 1, qtyStep: 1, stock: 100 }).where(eq(skus.id, skuId));
  await shop.add(userId, skuId, 10);
  const minimum = { cents: 0, includesGst: false };
  const cart = () =>
    viewCart({ db: shop.db, userId, session: '', at: shop.now(), minimum, surcharges: {}, cards: true });
  expect((await cart()).items).toMatchObject([{ extras_gone: false, can_purchase_qty: 100 }]);
  await shop.db
    .update(cartItems)
    .set({ addons: [{ id: '999999', value: 'Gold' }] })
    .where(eq(cartItems.skuId, skuId));
  expect((await cart()).items).toMatchObject([{ extras_gone: true, can_purchase_qty: 0 }]);
  await expect(shop.order(userId)).rejects.toMatchObject({ code: 'EXTRA_GONE' });
});
