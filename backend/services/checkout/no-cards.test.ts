import { skus } from '../../db/schema/catalogue/catalogue';
import { createApp } from '../../start/create-app';
import type { Deps } from '../../http/platform';
import { openTestShop } from '../../testing/shop';
import { present } from '../../system/present';
import { viewCart } from '../cart/view-cart';
import { findForm } from '../forms/find-form';
import { submitForm } from '../forms/submit-form';
import { minimumOrder } from '../orders/order-settings';
import { buyVoucher } from '../vouchers/buy-voucher';
import { findPayment } from './decide-payment';

jest.setTimeout(60_000);

const CODE = 'BB-TR-ROO-1000';
let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;

beforeAll(async () => {
  shop = await openTestShop({ env: { DEMO_PAYMENTS: 'off' } });
  userId = await shop.userId('trade@example.com');
  await shop.db.update(skus).set({ stock: 100 });
});
afterAll(() => shop.close());

async function offered(): Promise<string[]> {
  const [minimum, surcharges] = [minimumOrder(shop.config), shop.config.PAYMENT_SURCHARGES];
  const context = { db: shop.db, userId, session: '', at: shop.now(), minimum, surcharges, cards: false };
  return (await viewCart(context)).payment_types.map(({ gateway }) => gateway);
}

it('neither offers a card nor takes an order that is paid by one', async () => {
  await shop.add(userId, (await shop.sku(CODE)).id, 10);
  expect(await offered()).toEqual([]);
  await shop.onInvoice(userId);
  expect(await offered()).toEqual(['account']);
  await expect(shop.order(userId)).rejects.toMatchObject({ code: 'NOT_OFFERED' });
});

it('takes neither a voucher nor a form that costs something', async () => {
  const url = Buffer.from('http://localhost:3000/gift-vouchers').toString('base64');
  const rest = { userId: null, idempotencyKey: null, at: shop.now() };
  const voucher = { theme_id: '1', amount: 5_000, url, email: 'kim@example.net' };
  expect(await buyVoucher(shop, { ...rest, body: voucher })).toMatchObject({
    success: false,
    text_code: 'NO_CARDS',
    payment: null,
  });
  const form = await findForm(shop.db, '3');
  const data = { name: 'Kim', email: 'kim@example.net', date: '2030-01-01' };
  await expect(submitForm(shop, { ...rest, form, body: { data, url } })).rejects.toMatchObject({ code: 'NO_CARDS' });
});

it('lets nobody approve a payment that was begun before', async () => {
  shop.config.DEMO_PAYMENTS = 'on';
  const { token } = await shop.order(userId);
  shop.config.DEMO_PAYMENTS = 'off';
  const { router } = createApp(shop.deps as unknown as Deps);
  const page = await router.request(`/pay/${token}`);
  expect(page.status).toBe(503);
  expect(await page.text()).not.toContain('<form');
  const approved = await router.request(`/pay/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
  });
  expect(approved.status).toBe(503);
  expect(present(await findPayment(shop, token)).status).not.toBe('paid');
});
