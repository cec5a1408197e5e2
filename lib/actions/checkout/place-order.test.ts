import { createTranslator } from 'next-intl';
import { type CheckoutQuote, type CheckoutValues, NO_ADDRESS } from '@/lib/domain/checkout/checkout';
import { formatMoney } from '@/lib/domain/values/money';
import { loadMessages } from '@/lib/i18n/messages';
import { NOT_SENT, UpstreamError } from '@/lib/upstream/errors';
import { canBeSent, placeOrder, validateOrder } from './place-order';

const once = jest.fn();
jest.mock('@/lib/upstream/idempotency/once', () => ({ once: (...args: unknown[]) => once(...args) }));
jest.mock('@/lib/upstream/idempotency/order-outcome-check', () => ({ orderOutcomeCheck: () => ({}) }));
jest.mock('@/lib/upstream/session-call', () => ({ sessionWrite: jest.fn() }));

const VALUES: CheckoutValues = {
  key: '0f6c1c2e-1111-4222-8333',
  sent: false,
  address: '1',
  shipping: '1',
  promotion: '',
  gateway: 'account',
  useCredit: false,
  note: 'Dock B',
  purchaseOrder: '',
  marketing: false,
  newAddress: NO_ADDRESS,
};

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});

async function outcome(error: UpstreamError, sent: boolean): Promise<unknown> {
  once.mockRejectedValueOnce(error);
  const t = createTranslator({ locale: 'en', messages: await loadMessages('en'), namespace: 'checkout' });
  return placeOrder({ ...VALUES, sent }, { total: 100, payable: 100 }, t).catch((reason: unknown) => reason);
}

const QUOTE: CheckoutQuote = {
  addresses: [],
  options: [],
  promotion: null,
  paymentTypes: [],
  totals: {
    count: 1,
    subtotal: 100,
    discount: 0,
    shipping: null,
    surcharge: 0,
    tax: 10,
    total: 110,
    credit: { balance: 0, used: 0 },
    payable: 110,
    minimum: 30_000,
    missing: 29_900,
  },
  block: 'minimum',
};

it('names the amount that is missing in the language of the page', async () => {
  const t = createTranslator({ locale: 'de', messages: await loadMessages('de'), namespace: 'checkout' });
  const { message } = validateOrder(VALUES, QUOTE, { total: 110, payable: 110 }, t, 'de');
  expect(message).toContain(formatMoney(29_900, 'de'));
});

it('says at the payment that none is offered', async () => {
  const t = createTranslator({ locale: 'en', messages: await loadMessages('en'), namespace: 'checkout' });
  const { errors } = validateOrder(VALUES, { ...QUOTE, block: null }, { total: 110, payable: 110 }, t, 'en');
  expect(errors.gateway).toMatch(/^No way to pay/);
});

const lost = () => new UpstreamError('unavailable', 'Network Error');
const notSent = () => new UpstreamError('unavailable', 'Network Error', { code: NOT_SENT });

it('has an unknown outcome if the response was lost', async () => {
  expect(await outcome(lost(), false)).toEqual({ kind: 'unknown' });
});

it('was not placed if the request was never sent', async () => {
  expect(await outcome(notSent(), false)).toMatchObject({ code: NOT_SENT });
});

it('stays unknown if only this retry was not sent', async () => {
  expect(await outcome(notSent(), true)).toEqual({ kind: 'unknown' });
});

it('redirects to the orders if its key has placed another order', async () => {
  const reused = new UpstreamError('refused', '', { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await outcome(reused, false)).toEqual({ kind: 'go', address: '/orders?placed=earlier' });
});

it.each<[string, Partial<CheckoutValues>, boolean]>([
  ['an order', {}, true],
  ['a promotion code longer than any, which is cut', { promotion: 'A'.repeat(41) }, true],
  ['no delivery', { shipping: '' }, false],
  ['no address', { address: '' }, false],
  ['a note that is too long', { note: 'x'.repeat(1001) }, false],
  ['a purchase-order number that is too long', { purchaseOrder: 'x'.repeat(61) }, false],
])('knows whether an order can have been sent: %s', (_, changes, expected) => {
  expect(canBeSent({ ...VALUES, ...changes }, { total: 100, payable: 100 })).toBe(expected);
});
