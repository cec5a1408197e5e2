import { eq } from 'drizzle-orm';
import { refunds } from '../../../db/schema/orders/fulfilment';
import type { Deps } from '../../../http/platform';
import { createApp } from '../../../start/create-app';
import { present } from '../../../system/present';
import { orderPaidAtStripe } from '../../../testing/pay-at-stripe';
import { openTestShop } from '../../../testing/shop';
import { startStripeStandIn } from '../../../testing/stripe-stand-in';
import { refundOrder } from '../../orders/fulfil/refund-order';
import { sendRefund } from './send-refund';

jest.setTimeout(60_000);

let shop: Awaited<ReturnType<typeof openTestShop>>;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let app: ReturnType<typeof createApp>;
let userId: number;

beforeAll(async () => {
  const start = new Date(Math.floor(Date.now() / 1000) * 1000);
  stripe = await startStripeStandIn(() => start);
  shop = await openTestShop({ env: stripe.env });
  shop.clock.at = start;
  app = createApp(shop.deps as unknown as Deps);
  userId = await shop.userId('trade@example.com');
});
afterAll(async () => {
  await shop.close();
  await stripe.stop();
});
beforeEach(() => {
  stripe.setDown(false);
  stripe.setSilent(false);
});

/** An order that was paid by card at Stripe. */
async function paidOrder(): Promise<number> {
  const { id } = await orderPaidAtStripe({ shop, stripe, app }, userId);
  expect((await shop.stored(id)).status).toBe('placed');
  await shop.mailed();
  return id;
}

async function refund(id: number, amount: number, atStripe = true): Promise<number> {
  const { revision } = await shop.stored(id);
  const request = { id, revision, key: crypto.randomUUID(), by: { userId, name: 'Test' }, at: shop.now() };
  const made = await shop.db.transaction((tx) => refundOrder(tx, { ...request, amount, reason: 'Torn', atStripe }));
  return present(made);
}

const stored = async (id: number) => present((await shop.db.select().from(refunds).where(eq(refunds.id, id)))[0]);
const atStripe = (refundId: number) => stripe.refunds.filter(({ metadata }) => metadata.refund === String(refundId));

test('repeated and concurrent sends refund once, with one mail', async () => {
  const refundId = await refund(await paidOrder(), 1_234);
  expect(await stored(refundId)).toMatchObject({ state: 'pending', method: 'stripe', creditNoteNumber: null });
  await Promise.all([sendRefund(shop.deps, refundId), sendRefund(shop.deps, refundId)]);
  await sendRefund(shop.deps, refundId);
  expect(await stored(refundId)).toMatchObject({ state: 'done', creditNoteNumber: expect.stringMatching(/^CN-/) });
  expect(atStripe(refundId).map(({ amount }) => amount)).toEqual([1_234]);
  expect(await shop.mailed()).toHaveLength(1);
});

test('a refund stays pending while Stripe is down, and counts as refunded meanwhile', async () => {
  const id = await paidOrder();
  const { total } = await shop.stored(id);
  stripe.setDown(true);
  const refundId = await refund(id, total);
  await sendRefund(shop.deps, refundId);
  expect(await stored(refundId)).toMatchObject({ state: 'pending', problem: expect.stringContaining('Try again') });
  await expect(refund(id, 1)).rejects.toThrow(/more than was paid/);
  stripe.setDown(false);
  await sendRefund(shop.deps, refundId);
  expect((await stored(refundId)).state).toBe('done');
});

test('a retry after a lost response finds the existing refund at Stripe', async () => {
  const refundId = await refund(await paidOrder(), 500);
  stripe.setSilent(true);
  await sendRefund(shop.deps, refundId);
  expect((await stored(refundId)).state).toBe('pending');
  stripe.setSilent(false);
  const asked = () => stripe.calls.filter((call) => call === 'POST /v1/refunds').length;
  const before = asked();
  await sendRefund(shop.deps, refundId);
  expect((await stored(refundId)).state).toBe('done');
  expect([atStripe(refundId).length, asked()]).toEqual([1, before]);
});

/** The platform with another key of Stripe, or none. */
const withKey = (STRIPE_SECRET_KEY: string | undefined) => ({
  ...shop.deps,
  config: { ...shop.deps.config, STRIPE_SECRET_KEY },
});

test('a pending refund whose key was replaced waits for a new one, and says so', async () => {
  const refundId = await refund(await paidOrder(), 700);
  await sendRefund(withKey('sk_test_replaced'), refundId);
  expect(await stored(refundId)).toMatchObject({ state: 'pending', problem: expect.stringContaining('_SECRET_KEY') });
  await sendRefund(shop.deps, refundId);
  expect((await stored(refundId)).state).toBe('done');
});

test('a pending refund whose key was removed has failed, and is written down by another one', async () => {
  const id = await paidOrder();
  const { total } = await shop.stored(id);
  stripe.setDown(true);
  const refundId = await refund(id, total);
  await sendRefund(shop.deps, refundId);
  await sendRefund(withKey(undefined), refundId);
  expect(await stored(refundId)).toMatchObject({ state: 'failed', problem: expect.stringContaining('not connected') });
  expect(await stored(await refund(id, total, false))).toMatchObject({ state: 'done', method: 'hand' });
});

test('a refund that Stripe refuses fails, and can be requested again', async () => {
  const id = await paidOrder();
  const { total } = await shop.stored(id);
  const [session] = [...stripe.sessions.values()].slice(-1);
  present(session).amount_total = 1;
  const refundId = await refund(id, total);
  await sendRefund(shop.deps, refundId);
  expect(await stored(refundId)).toMatchObject({ state: 'failed', problem: 'Stripe refuses this refund.' });
  present(session).amount_total = total;
  const again = await refund(id, total);
  await sendRefund(shop.deps, again);
  expect((await stored(again)).state).toBe('done');
});
