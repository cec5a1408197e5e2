import { eq } from 'drizzle-orm';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { carts } from '../../../db/schema/orders/cart';
import { payments, stripeEvents } from '../../../db/schema/orders/orders';
import { createApp } from '../../../start/create-app';
import type { Deps } from '../../../http/platform';
import { openTestShop } from '../../../testing/shop';
import { expireOrders } from '../../orders/expire-orders';
import { present } from '../../../system/present';
import { findPayment } from '../decide-payment';
import { endOverdueSessions } from './check-session';
import { startStripeStandIn, type StandInSession } from '../../../testing/stripe-stand-in';

jest.setTimeout(60_000);

const CODE = 'BB-TR-ROO-1000';
let shop: Awaited<ReturnType<typeof openTestShop>>;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let app: ReturnType<typeof createApp>;
let userId: number;
const clock = { at: new Date(Math.floor(Date.now() / 1000) * 1000) };

beforeAll(async () => {
  stripe = await startStripeStandIn(() => clock.at);
  shop = await openTestShop({ env: stripe.env });
  shop.clock.at = clock.at;
  app = createApp({ ...shop.deps, now: () => clock.at } as unknown as Deps);
  userId = await shop.userId('trade@example.com');
});

afterAll(async () => {
  await shop.close();
  await stripe.stop();
});

beforeEach(async () => {
  stripe.setDown(false);
  stripe.calls.length = 0;
  clock.at = new Date(clock.at.getTime() + 3_600_000);
  shop.clock.at = clock.at;
  await shop.db.delete(carts);
  await shop.db.update(skus).set({ stock: 100 }).where(eq(skus.code, CODE));
});

const deps = () => ({ ...shop.deps, now: () => clock.at });
const stock = async () => (await shop.sku(CODE)).stock;

function wait(minutes: number): void {
  clock.at = new Date(clock.at.getTime() + minutes * 60_000);
  shop.clock.at = clock.at;
}

async function order() {
  await shop.add(userId, (await shop.sku(CODE)).id, 10);
  const { id, token } = await shop.order(userId);
  return { id, token, payment: async () => present(await findPayment(shop, token)) };
}

const open = (token: string) => app.router.request(`/pay/${token}`);

/** Opens the payment and returns the session that the buyer is redirected to. */
async function sessionOf(token: string): Promise<StandInSession> {
  const response = await open(token);
  expect(response.status).toBe(303);
  return present(stripe.sessions.get(present(response.headers.get('location')).split('/').at(-1) ?? ''));
}

function tell({ payload, signature }: { payload: string; signature: string }): Promise<Response> {
  return Promise.resolve(
    app.router.request('/webhooks/stripe', {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': signature },
    }),
  );
}

async function outcome(token: string) {
  const url = Buffer.from('http://localhost:3000/checkout').toString('base64');
  const response = await app.router.request(
    `/api/v1/cognito/payment/checkPaid?${new URLSearchParams({ payum_token: token, url })}`,
  );
  return (await response.json()) as { success: boolean; payment: { status: string; retry_url: string | null } };
}

test('redirects the buyer to a session of the exact amount, and back to the shop, paid or not', async () => {
  const { token, payment } = await order();
  const session = await sessionOf(token);
  expect(session).toMatchObject({
    amount_total: (await payment()).amount,
    currency: 'aud',
    client_reference_id: String((await payment()).id),
    mode: 'payment',
    item: `${(await payment()).description}, with GST`,
  });
  for (const address of [session.success_url, session.cancel_url])
    expect(address).toBe(`http://localhost:3000/checkout?payum_token=${token}`);
  expect(session.expires_at * 1000 - clock.at.getTime()).toBe(35 * 60_000);
});

test('repeated and concurrent requests open the same session', async () => {
  const { token } = await order();
  const [one, two] = await Promise.all([sessionOf(token), sessionOf(token)]);
  expect(two.id).toBe(one.id);
  expect((await sessionOf(token)).id).toBe(one.id);
});

test('a payment is detected when the buyer returns, and confirmed once', async () => {
  const { id, token } = await order();
  const session = await sessionOf(token);
  expect(await outcome(token)).toMatchObject({
    success: false,
    payment: { status: 'pending', retry_url: expect.stringContaining(`/pay/${token}`) },
  });
  stripe.pay(session.id);
  const [first] = await Promise.all([
    outcome(token),
    outcome(token),
    tell(stripe.event(session.id, 'checkout.session.completed')),
  ]);
  expect(first).toMatchObject({ success: true, payment: { status: 'paid', retry_url: null } });
  expect(await shop.stored(id)).toMatchObject({
    status: 'placed',
    invoiceNumber: expect.stringMatching(/^INV-/),
    invoicedAt: clock.at,
  });
  expect(await shop.mailed()).toHaveLength(1);
  expect((await open(token)).status).toBe(200);
  expect(await (await open(token)).text()).toContain('This payment is made');
});

test('a payment is detected by the webhook alone; a repeated event changes nothing', async () => {
  const { id, token } = await order();
  const session = await sessionOf(token);
  stripe.pay(session.id);
  const event = stripe.event(session.id, 'checkout.session.completed');
  const replies = await Promise.all([tell(event), tell(event), tell(event)]);
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
  expect((await shop.stored(id)).status).toBe('placed');
  expect(await shop.mailed()).toHaveLength(1);
  const { id: eventId } = JSON.parse(event.payload) as { id: string };
  expect(await shop.db.select().from(stripeEvents).where(eq(stripeEvents.id, eventId))).toHaveLength(1);
});

test('rejects an event with an invalid or old signature', async () => {
  const { id, token } = await order();
  const session = await sessionOf(token);
  stripe.pay(session.id);
  const type = 'checkout.session.completed';
  const event = stripe.event(session.id, type);
  const attempts = [
    stripe.event(session.id, type, { secret: 'whsec_other' }),
    stripe.event(session.id, type, { at: new Date(clock.at.getTime() - 301_000) }),
    { ...event, signature: '' },
    { ...event, signature: 'nonsense' },
    { ...event, payload: event.payload.replace('"aud"', '"AUD"') },
  ];
  for (const attempt of attempts) expect((await tell(attempt)).status).toBe(400);
  expect((await shop.stored(id)).status).toBe('awaiting-payment');
});

test('accepts and ignores unrelated events', async () => {
  const { token } = await order();
  const session = await sessionOf(token);
  expect((await tell(stripe.event(session.id, 'payment_intent.created'))).status).toBe(200);
  stripe.sessions.set('cs_test_foreign', {
    ...session,
    id: 'cs_test_foreign',
    status: 'complete',
    payment_status: 'paid',
  });
  expect((await tell(stripe.event('cs_test_foreign', 'checkout.session.completed'))).status).toBe(200);
  expect((await outcome(token)).success).toBe(false);
});

test.each([
  ['a cent short', { amount_total: 1 }],
  ['another currency', { currency: 'usd' }],
  ['another payment', { client_reference_id: '999999' }],
])('a session with %s never counts as paid, and cannot be paid again', async (_, changed) => {
  const { id, token } = await order();
  const session = await sessionOf(token);
  stripe.pay(session.id, changed);
  expect((await tell(stripe.event(session.id, 'checkout.session.completed'))).status).toBe(200);
  expect((await outcome(token)).success).toBe(false);
  wait(41);
  await endOverdueSessions(deps(), clock.at);
  await expireOrders(shop, clock.at);
  expect((await shop.stored(id)).status).toBe('awaiting-payment');
  expect((await open(token)).status).toBe(200);
  expect(stripe.calls.filter((call) => call === 'POST /v1/checkout/sessions')).toHaveLength(1);
});

test('an expired session is replaced while the order awaits payment', async () => {
  const { token, payment } = await order();
  const first = await sessionOf(token);
  wait(36);
  const second = await sessionOf(token);
  expect(second.id).not.toBe(first.id);
  expect((await payment()).sessions).toBe(2);
  stripe.pay(second.id);
  expect((await outcome(token)).success).toBe(true);
});

test('an overdue order expires at Stripe before its stock is returned', async () => {
  const before = await stock();
  const { id, token } = await order();
  const session = await sessionOf(token);
  wait(41);
  await expireOrders(shop, clock.at);
  expect((await shop.stored(id)).status).toBe('awaiting-payment');
  session.expires_at += 3_600;
  await endOverdueSessions(deps(), clock.at);
  expect(session.status).toBe('expired');
  await expireOrders(shop, clock.at);
  expect((await shop.stored(id)).status).toBe('cancelled');
  expect(await stock()).toBe(before);
});

test('a payment just before expiry counts', async () => {
  const { id, token } = await order();
  const session = await sessionOf(token);
  stripe.pay(session.id);
  wait(60);
  await endOverdueSessions(deps(), clock.at);
  await expireOrders(shop, clock.at);
  expect(await shop.stored(id)).toMatchObject({ status: 'placed' });
});

test('without a response from Stripe nothing changes, and the buyer sees a message', async () => {
  const { id, token } = await order();
  stripe.setDown(true);
  const response = await open(token);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('nothing was charged');
  stripe.setDown(false);
  const session = await sessionOf(token);
  stripe.setDown(true);
  expect((await outcome(token)).payment.status).toBe('pending');
  wait(60);
  await endOverdueSessions(deps(), clock.at);
  await expireOrders(shop, clock.at);
  expect((await shop.stored(id)).status).toBe('awaiting-payment');
  stripe.setDown(false);
  stripe.pay(session.id);
});

test('repeatedly opening sessions does not reserve stock indefinitely', async () => {
  const { id, token } = await order();
  for (let session = 0; session < 5; session += 1) {
    await sessionOf(token);
    wait(36);
  }
  expect((await open(token)).status).toBe(200);
  wait(10);
  await endOverdueSessions(deps(), clock.at);
  await expireOrders(shop, clock.at);
  expect((await shop.stored(id)).status).toBe('cancelled');
});

test("a Stripe payment cannot be decided on the platform's own page", async () => {
  const { id, token } = await order();
  const response = await app.router.request(`/pay/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, `/pay/${token}`]);
  expect((await shop.stored(id)).status).toBe('awaiting-payment');
  const [payment] = await shop.db.select().from(payments).where(eq(payments.token, token));
  expect(present(payment).status).toBe('pending');
});
