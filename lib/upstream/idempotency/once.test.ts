/** Repeated submissions, to a platform without idempotency (e2e/other-platform). */
import type { Fault } from '../../../e2e/other-platform/faults';
import { OtherPlatform } from '../../../e2e/other-platform/other-platform';
import { MEMBERS } from '../../../e2e/other-platform/sessions';
import { submitOrder } from '../../contract/cart/cart.contract';
import { giftVoucherPay, giftVoucherRedeem } from '../../contract/vouchers/voucher';
import { formSubmit } from '../../contract/forms/form';
import { sealSession } from '../../session/cookie';
import { processMemory } from '../../session/process-memory';
import { sessionWrite } from '../session-call';
import { once } from './once';
import { orderOutcomeCheck } from './order-outcome-check';

let cookies = new Map<string, string>();
const jar = {
  get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) ?? '' } : undefined),
  getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
  set: (name: string, value: string) => (value === '' ? cookies.delete(name) : cookies.set(name, value)),
};
jest.mock('next/headers', () => ({ cookies: async () => jar, headers: async () => new Headers() }));
/** These tests lose responses by timeouts. */
jest.mock('../../config/constants', () => ({
  ...jest.requireActual<object>('../../config/constants'),
  REQUEST_TIMEOUT_MS: 400,
}));

const platform = new OtherPlatform();
const { ordering } = platform;

beforeAll(async () => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  process.env.REDIS_URL = '';
  process.env.API_BASE_URL = await platform.listen();
});
afterAll(() => platform.close());

let number = 0;
let key = '';

async function signIn(index = 0): Promise<void> {
  const member = MEMBERS[index];
  const tokens = platform.sessions.signIn(member?.email ?? '', member?.password ?? '');
  number += 1;
  const sealed = await sealSession({
    sid: `once-${number}`,
    accessToken: tokens?.access_token ?? '',
    refreshToken: tokens?.refresh_token ?? '',
    fingerprint: 'f',
    issuedAt: 1,
  });
  cookies = new Map(sealed.map(({ name, value }) => [name, value]));
}

beforeEach(async () => {
  platform.heal();
  platform.seen.length = 0;
  for (const list of [ordering.orders, ordering.submissions, ordering.vouchers, ordering.redeemed]) list.length = 0;
  processMemory('breakers', () => new Map()).clear();
  number += 1;
  key = `key-of-a-form-${number}`;
  await signIn();
  ordering.fill('71', 'tea-towel', 4);
});

const body = (note: string) => ({
  address: '171',
  shipping_option_id: '1',
  paymentGateway: 'account',
  note,
  promotion_code: '',
  url: 'http://localhost/',
  purchase_order_number: '',
  marketing_opt_in: false,
  use_credit: false,
});
const order = (note = '') =>
  once(submitOrder, { key, contents: note, outcomeCheck: orderOutcomeCheck(null) }, () =>
    sessionWrite(submitOrder, { body: body(note) }, { idempotencyKey: key }),
  );
const form = (name = 'Ada') =>
  once(formSubmit, { key, params: { id: '1' }, contents: name }, () =>
    sessionWrite(formSubmit, { params: { id: '1' }, body: { data: { name }, url: '' } }),
  );
const buy = () =>
  once(giftVoucherPay, { key, contents: '' }, () =>
    sessionWrite(giftVoucherPay, { body: { theme_id: '1', amount: 5_000, url: '', email: 'a@example.com' } }),
  );
const redeem = () =>
  once(giftVoucherRedeem, { key, contents: '' }, () =>
    sessionWrite(giftVoucherRedeem, { body: { code: `GOOD-${number}` } }),
  );
const five = <T>(send: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 5 }, send));

it.each([
  ['an order', order, () => ordering.orders],
  ['a form', form, () => ordering.submissions],
  ['the purchase of a voucher', buy, () => ordering.vouchers],
  ['the redeeming of a voucher', redeem, () => ordering.redeemed],
])('%s sent five times at once is executed once, and not again on retry', async (_, send, done) => {
  const replies = await five<unknown>(send);
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]).toMatchObject({ success: true });
  expect(await send()).toEqual(replies[0]);
  expect(done()).toHaveLength(1);
});

it('all concurrent callers get a refusal, and the key can be used again', async () => {
  platform.breaks(
    /formSubmit|form\/submit/,
    { kind: 'reply', status: 422, body: { text_code: 'NO', message: 'No.' } },
    1,
  );
  const outcomes = await Promise.allSettled([form(), form(), form()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await form()).toMatchObject({ success: true });
  expect(ordering.submissions).toHaveLength(1);
});

it('a reply without success is not stored as executed', async () => {
  platform.breaks(/form\/submit/, { kind: 'reply', body: { success: false, error: 'Not now.' } }, 1);
  expect(await form()).toMatchObject({ success: false });
  expect(await form()).toMatchObject({ success: true });
});

it('other contents with the key of an order place no second order', async () => {
  await order('by the side door');
  ordering.fill('71', 'tea-towel', 4);
  await expect(order('by the front door')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(ordering.orders).toHaveLength(1);
});

it('another person with the same key does not get the first person’s reply', async () => {
  await order();
  await signIn(1);
  ordering.fill('72', 'jam-jar', 1);
  expect(await order()).not.toMatchObject({ order_id: ordering.orders[0]?.id });
  expect(ordering.orders.map(({ member }) => member)).toEqual(['71', '72']);
});

it('the same person gets the first reply after a new sign-in', async () => {
  const first = await order();
  await signIn();
  ordering.fill('71', 'tea-towel', 4);
  expect(await order()).toEqual(first);
  expect(ordering.orders).toHaveLength(1);
});

const LOST: readonly Fault[] = [
  { kind: 'hang', done: true },
  { kind: 'disconnect', done: true },
  { kind: 'cut' },
  { kind: 'garbage', done: true },
];

it.each(LOST)('an order whose response is lost ($kind) is found, even if the cart was filled again', async (fault) => {
  platform.breaks(/submitOrder/, fault, 1);
  await expect(order()).rejects.toMatchObject({ name: 'UpstreamError' });
  ordering.fill('71', 'tea-towel', 4);
  expect(await order()).toMatchObject({ success: true, order_id: ordering.orders[0]?.id });
  expect(ordering.orders).toHaveLength(1);
});

it('an order that did not arrive is sent again', async () => {
  platform.breaks(/submitOrder/, { kind: 'disconnect' }, 1);
  await expect(order()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await order()).toMatchObject({ success: true });
  expect(ordering.orders).toHaveLength(1);
});

it('an unknown outcome stays unknown if the retry was not sent', async () => {
  platform.breaks(/submitOrder/, { kind: 'hang', done: true }, 1);
  await expect(order()).rejects.toMatchObject({ kind: 'unavailable', code: '' });
  platform.breaks(/./, { kind: 'reply', status: 503, body: {} });
  for (let done = 0; done < 6; done += 1)
    await expect(order()).rejects.toMatchObject({ kind: 'unavailable', code: '' });
});
