import { createTranslator } from 'next-intl';
import type { CheckoutValues } from '@/lib/domain/checkout/checkout';
import { NO_ADDRESS } from '@/lib/domain/checkout/checkout';
import { loadMessages } from '@/lib/i18n/messages';
import { NOT_SENT, UpstreamError } from '@/lib/upstream/errors';
import { placeOrder } from './place-order';

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
