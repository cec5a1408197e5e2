import { eq } from 'drizzle-orm';
import type { PlatformApp } from '../../http/platform';
import { refunds } from '../../db/schema/orders/fulfilment';
import { present } from '../../system/present';
import { orderPaidAtStripe } from '../../testing/pay-at-stripe';
import { openTestShop } from '../../testing/shop';
import { startStripeStandIn } from '../../testing/stripe-stand-in';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';
import { send } from '../support/order-forms';

jest.setTimeout(120_000);

let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let shop: TestShop;
let app: PlatformApp;
let sales: Person;

beforeAll(async () => {
  const start = new Date(Math.floor(Date.now() / 1000) * 1000);
  stripe = await startStripeStandIn(() => start);
  shop = await openTestShop({ env: stripe.env });
  shop.clock.at = start;
  app = officeApp(shop);
  sales = await person(app, STAFF.sales);
});
afterAll(async () => {
  await shop.close();
  await stripe.stop();
});

/** An order that was paid by card, whose refunds Stripe refuses. */
async function paidOrder(): Promise<number> {
  const { id, session } = await orderPaidAtStripe({ shop, stripe, app }, await shop.userId('trade@example.com'));
  present(stripe.sessions.get(session)).amount_total = 1;
  return id;
}

it('a refund that Stripe refuses is paid back by hand, and then nobody is asked to look at it', async () => {
  const id = await paidOrder();
  const waits = async () => (await sales.get('/cms/orders?state=payments')).html.includes(`/cms/orders/${id}"`);
  const said = { amount: '50.00', reason: 'Torn' };
  expect((await sales.get(`/cms/orders/${id}`)).html).not.toContain('name="by-hand"');
  await send(sales, id, 'refunds', said);
  expect((await sales.get('/cms/today')).html).toContain('Refund of $50.00 failed');
  expect(await waits()).toBe(true);
  expect((await sales.get(`/cms/orders/${id}`)).html).toContain('name="by-hand"');
  await send(sales, id, 'refunds', { ...said, 'by-hand': 'on' });
  const made = await shop.db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id);
  expect(made.map(({ method, state }) => [method, state])).toEqual([
    ['stripe', 'failed'],
    ['hand', 'done'],
  ]);
  expect((await sales.get('/cms/today')).html).not.toContain('Refund of $50.00 failed');
  expect(await waits()).toBe(false);
});
