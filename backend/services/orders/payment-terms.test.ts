import { carts } from '../../db/schema/orders/cart';
import { present } from '../../system/present';
import { viewCart } from '../cart/view-cart';
import { openTestShop } from '../../testing/shop';
import { findOrder } from './find-orders';
import { minimumOrder } from './order-settings';

jest.setTimeout(60_000);

let shop: Awaited<ReturnType<typeof openTestShop>>;
let prepaid: number;
let onInvoice: number;
let skuId: number;

beforeAll(async () => {
  shop = await openTestShop();
  prepaid = await shop.userId('trade@example.com');
  onInvoice = await shop.userId('orders@example.com');
  skuId = (await shop.sku('BB-TR-ROO-1000')).id;
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.db.delete(carts);
  await shop.mailed();
});

async function offered(userId: number | null, gateway?: string) {
  const context = {
    db: shop.db,
    userId,
    session: '',
    at: shop.now(),
    minimum: minimumOrder(shop.config),
    surcharges: { account: 100 },
    cards: true,
  };
  const { payment_types: types, surcharge_amount: surcharge } = await viewCart(context, { gateway });
  return {
    types: types.map(({ gateway: name, due_days: days }) => [name, days]),
    names: types.map(({ name }) => name),
    surcharge,
  };
}

test('an account is offered the payment methods of its terms, and pays no surcharge of any other', async () => {
  await shop.add(prepaid, skuId, 10);
  await shop.add(onInvoice, skuId, 10);
  expect((await offered(prepaid)).types).toEqual([['card', 0]]);
  expect((await offered(prepaid, 'account')).surcharge).toBe(0);
  expect((await offered(onInvoice)).types).toEqual([
    ['card', 0],
    ['account', 30],
  ]);
  expect((await offered(onInvoice)).names).toEqual(['Card', 'Invoice, due in 30 days']);
  expect((await offered(onInvoice, 'account')).surcharge).toBeGreaterThan(0);
});

test('an order on invoice of an account that prepays is refused with a message, and changes nothing', async () => {
  await shop.add(prepaid, skuId, 10);
  await expect(shop.order(prepaid, 'account')).rejects.toThrow(
    /^Orders of your account are paid when they are placed\. Choose another way to pay/,
  );
  expect(await shop.cart(prepaid)).toEqual([{ code: 'BB-TR-ROO-1000', qty: 10 }]);
  expect(await shop.mailed()).toEqual([]);
});

test('the due date of an order on invoice follows the account’s terms, on the order and in the mail', async () => {
  await shop.add(onInvoice, skuId, 10);
  const { id } = await shop.order(onInvoice, 'account', { shipping_option_id: '3' });
  const order = present(await findOrder(shop.db, shop.config, { id }, shop.now()));
  // Placed on 23 November 2026, in Sydney.
  expect(order).toMatchObject({
    status: 'placed',
    payment_status: 'pending',
    due_on: '2026-12-23',
    payment_name: 'Bank transfer',
  });
  expect(order.payment_note).toContain(' by 23 December 2026 to ');
  const [mail] = await shop.mailed();
  expect(mail?.text).toContain(' by 23 December 2026 to ');
  expect(mail?.text).toContain('Expected by 18 December 2026.');

  // Later changes of the terms do not affect placed orders.
  await shop.onInvoice(onInvoice, 7);
  expect((await findOrder(shop.db, shop.config, { id }, shop.now()))?.due_on).toBe('2026-12-23');
  await shop.onInvoice(onInvoice, 30);
});

test('an order by card has no due date: it is paid at once', async () => {
  await shop.add(prepaid, skuId, 10);
  const { id } = await shop.order(prepaid, 'card');
  expect(await findOrder(shop.db, shop.config, { id }, shop.now())).toMatchObject({
    status: 'awaiting-payment',
    due_on: null,
    delivery_estimate: null,
  });
});
