import { eq } from 'drizzle-orm';
import { formSubmissions } from '../../../db/schema/content/forms';
import { payments } from '../../../db/schema/orders/orders';
import { vouchers } from '../../../db/schema/orders/vouchers';
import type { Deps } from '../../../http/platform';
import { cleanUpForms } from '../../../start/clean-up-forms';
import { createApp } from '../../../start/create-app';
import { sweepOnce } from '../../../start/sweep-once';
import { present } from '../../../system/present';
import { openTestShop } from '../../../testing/shop';
import { startStripeStandIn } from '../../../testing/stripe-stand-in';
import { findForm } from '../../forms/find-form';
import { submitForm } from '../../forms/submit-form';
import { buyVoucher } from '../../vouchers/buy-voucher';

/* Payments that neither a webhook nor the buyer's return reports. */

jest.setTimeout(60_000);

const MONTH_MINUTES = 31 * 24 * 60;
const REFUND_IT = expect.stringContaining('refund it there');
const url = Buffer.from('http://localhost:3000/gift-vouchers').toString('base64');
let shop: Awaited<ReturnType<typeof openTestShop>>;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  stripe = await startStripeStandIn(() => shop.now());
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = stripe.env;
  shop = await openTestShop({ env: { STRIPE_SECRET_KEY, STRIPE_API_BASE } });
  app = createApp(shop.deps as unknown as Deps);
});
afterAll(async () => {
  await shop.close();
  await stripe.stop();
});
beforeEach(async () => {
  stripe.setDown(false);
  await shop.mailed();
  await shop.db.delete(payments);
  await shop.db.delete(vouchers);
  await shop.db.delete(formSubmissions);
});

/** Opens a payment page, which creates a session. */
async function opened(payment: string | null): Promise<string> {
  const response = await app.router.request(new URL(present(payment)).pathname);
  return present(present(response.headers.get('location')).split('/').at(-1));
}

async function voucher(): Promise<string> {
  const body = { theme_id: '1', amount: 5_000, url, email: 'kim@example.net' };
  const bought = await buyVoucher(shop, { body, userId: null, idempotencyKey: null, at: shop.now() });
  return present(bought.payment);
}

async function form(): Promise<string> {
  const sent = await submitForm(shop, {
    form: await findForm(shop.db, '3'),
    userId: null,
    idempotencyKey: null,
    body: { data: { name: 'Kim', email: 'kim@example.net', date: '2030-01-01' }, url },
    at: shop.now(),
  });
  return present(sent.payment);
}

test('a voucher has no GST in its amount, and a form has', async () => {
  const sessions = [await opened(await voucher()), await opened(await form())];
  const items = sessions.map((id) => present(stripe.sessions.get(id)).item);
  expect(items.map((item) => item.endsWith(', with GST'))).toEqual([false, true]);
});

const states = async () => ({
  vouchers: (await shop.db.select().from(vouchers)).map(({ status }) => status),
  forms: (await shop.db.select().from(formSubmissions)).map(({ status }) => status),
});

test('are applied once the time of their session is over', async () => {
  for (const session of [await opened(await voucher()), await opened(await form())]) stripe.pay(session);
  await sweepOnce(shop.deps);
  expect(await states()).toEqual({ vouchers: ['awaiting-payment'], forms: ['awaiting-payment'] });
  shop.wait(36);
  await Promise.all([sweepOnce(shop.deps), sweepOnce(shop.deps)]);
  expect(await states()).toEqual({ vouchers: ['issued'], forms: ['received'] });
  expect(await shop.mailed()).toHaveLength(3);
  shop.wait(MONTH_MINUTES);
  await cleanUpForms(shop.db, shop.now());
  expect(await states()).toEqual({ vouchers: ['issued'], forms: ['received'] });
});

test('are not lost by a deletion while Stripe does not respond', async () => {
  const [paid, unpaid] = [await voucher(), await voucher()];
  const formSession = await opened(await form());
  stripe.pay(await opened(paid));
  await opened(unpaid);
  stripe.pay(formSession);
  stripe.setDown(true);
  shop.wait(MONTH_MINUTES);
  await sweepOnce(shop.deps);
  await cleanUpForms(shop.db, shop.now());
  expect(await states()).toEqual({ vouchers: ['awaiting-payment', 'awaiting-payment'], forms: ['awaiting-payment'] });
  stripe.setDown(false);
  await sweepOnce(shop.deps);
  await cleanUpForms(shop.db, shop.now());
  expect(await states()).toEqual({ vouchers: ['issued'], forms: ['received'] });
});

test('a session that is being created protects its voucher until its time is over', async () => {
  await voucher();
  shop.wait(MONTH_MINUTES);
  const sessionEndsAt = new Date(shop.now().getTime() + 60_000);
  await shop.db.update(payments).set({ sessionEndsAt }).where(eq(payments.subject, 'voucher'));
  await cleanUpForms(shop.db, shop.now());
  expect((await states()).vouchers).toEqual(['awaiting-payment']);
  shop.wait(2);
  await cleanUpForms(shop.db, shop.now());
  expect((await states()).vouchers).toEqual([]);
});

test('are reported once when what was paid for is gone', async () => {
  stripe.pay(await opened(await voucher()));
  await shop.db.delete(vouchers);
  const reported = jest.spyOn(shop.deps.log, 'error');
  shop.wait(36);
  await sweepOnce(shop.deps);
  await sweepOnce(shop.deps);
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ session: expect.any(String) }), REFUND_IT]]);
});

test('are noticed besides many sessions that nobody can settle', async () => {
  await voucher();
  const [stuck] = await shop.db.select().from(payments);
  const { id: _, ...rest } = present(stuck);
  const sessions = Array.from({ length: 60 }, (_unused, at) => ({
    ...rest,
    token: `stuck-${at}`,
    sessionId: `cs_test_stuck${at}`,
    sessionUrl: 'x',
    sessionEndsAt: shop.now(),
  }));
  await shop.db.insert(payments).values(sessions);
  stripe.pay(await opened(await voucher()));
  shop.wait(36);
  await sweepOnce(shop.deps);
  expect((await states()).vouchers.toSorted()).toEqual(['awaiting-payment', 'issued']);
});
