import { carts } from '../../db/schema/orders/cart';
import { minimumOrder } from './order-settings';
import { openTestShop } from '../../testing/shop';
import { viewCart } from '../cart/view-cart';

jest.setTimeout(60_000);

const CODE = 'BB-TR-ROO-1000';
let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;
let skuId: number;

beforeAll(async () => {
  shop = await openTestShop({
    env: { MINIMUM_ORDER_CENTS: '42350', MINIMUM_ORDER_INCLUDES_GST: 'true', PAYMENT_SURCHARGES: 'account=0.5' },
  });
  userId = await shop.userId('trade@example.com');
  await shop.onInvoice(userId);
  skuId = (await shop.sku(CODE)).id;
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.db.delete(carts);
});

const cart = (gateway?: string) =>
  viewCart(
    {
      db: shop.db,
      userId,
      session: '',
      at: shop.now(),
      minimum: minimumOrder(shop.config),
      surcharges: shop.config.PAYMENT_SURCHARGES,
      cards: true,
    },
    { gateway },
  );

test('a minimum that includes GST is compared with GST: 10 pieces of $38.50 are $423.50', async () => {
  await shop.add(userId, skuId, 9);
  expect(await cart()).toMatchObject({
    minimum_amount: 42_350,
    minimum_includes_gst: true,
    missing_amount: 42_350 - 38_115,
  });
  await expect(shop.order(userId, 'account')).rejects.toThrow(
    'The minimum order is $423.50 with GST; $42.35 is missing.',
  );
  await shop.add(userId, skuId, 1);
  expect(await cart()).toMatchObject({ missing_amount: 0 });
});

test('a surcharge is shown with its payment method, added when that is chosen, and stored on the order', async () => {
  await shop.add(userId, skuId, 10);
  const { payment_types: types, total_amount: plain } = await cart();
  expect(types.map(({ gateway, surcharge }) => [gateway, surcharge])).toEqual([
    ['card', 0],
    ['account', 193],
  ]);
  expect(plain).toBe(42_350);
  expect(await cart('card')).toMatchObject({ surcharge_amount: 0, total_amount: 42_350 });
  expect(await cart('account')).toMatchObject({ surcharge_amount: 193, total_tax: 3_869, total_amount: 42_562 });
  const { id } = await shop.order(userId, 'account');
  const order = await shop.stored(id);
  const charged = order.subtotal + order.shippingAmount;
  expect(order.surcharge).toBe(Math.floor((charged * 50 + 5_000) / 10_000));
  expect(order.total).toBe(charged + order.surcharge + order.tax);
});
