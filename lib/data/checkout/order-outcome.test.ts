import { UpstreamError } from '../../upstream/errors';
import { returnOutcome } from './order-outcome';

const getOrder = jest.fn();
const getPaymentOutcome = jest.fn();
jest.mock('@/lib/data/account/account', () => ({
  getOrder: (...args: unknown[]) => getOrder(...args),
  getPaymentOutcome: (...args: unknown[]) => getPaymentOutcome(...args),
}));
jest.mock('../../upstream/page/payment-redirect', () => ({ allowedPayment: (address: string) => address }));

const HERE = 'https://shop.example/checkout/return?payum_token=a';
const never = () => new Promise<never>(() => {});
const order = { id: '8', status: 'placed' };
const payment = { id: '1', status: 'paid', order_id: '8', amount: 38_326, retry_url: null };

beforeEach(() => {
  jest.useFakeTimers();
  getOrder.mockReset().mockResolvedValue(order);
  getPaymentOutcome.mockReset().mockResolvedValue({ success: true, payment });
});

afterEach(() => jest.useRealTimers());

/** The outcome after the timers have run. */
async function outcome(token = 'a') {
  const found = returnOutcome(token, HERE);
  await jest.advanceTimersByTimeAsync(60_000);
  return found;
}

it('returns the payment and its order', async () => {
  expect(await outcome()).toEqual({ kind: 'paid', order, payAt: null, amount: 38_326 });
  expect(getPaymentOutcome).toHaveBeenCalledWith('a', HERE);
});

it('stops waiting for a slow response: the payment may still arrive', async () => {
  getPaymentOutcome.mockImplementation(never);
  const found = returnOutcome('a', HERE);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await found).toEqual({ kind: 'pending', order: null, payAt: null, amount: null });
});

it('is paid even if the order is not read in time', async () => {
  getOrder.mockImplementation(never);
  expect(await outcome()).toMatchObject({ kind: 'paid', order: null, amount: 38_326 });
  getOrder.mockRejectedValue(new UpstreamError('unavailable', 'Network Error'));
  expect(await outcome()).toMatchObject({ kind: 'paid', order: null });
});

it('offers another payment after a decline, but not for a cancelled order', async () => {
  getPaymentOutcome.mockResolvedValue({
    success: false,
    payment: { ...payment, status: 'failed', retry_url: 'https://pay.example/1' },
  });
  expect(await outcome()).toMatchObject({ kind: 'failed', order, payAt: 'https://pay.example/1' });
  getOrder.mockResolvedValue({ ...order, status: 'cancelled' });
  expect(await outcome()).toMatchObject({ kind: 'cancelled' });
});

it('is unknown for an invented payment, and sends no request without one', async () => {
  getPaymentOutcome.mockRejectedValue(new UpstreamError('not-found', 'No such payment'));
  expect(await outcome('made-up')).toMatchObject({ kind: 'unknown', order: null });
  getPaymentOutcome.mockClear();
  expect(await outcome('')).toMatchObject({ kind: 'unknown' });
  expect(getPaymentOutcome).not.toHaveBeenCalled();
});

it.each(['unavailable', 'unauthorized'] as const)('rethrows %s, which the page reports', async (kind) => {
  getPaymentOutcome.mockImplementation(async () => {
    throw new UpstreamError(kind, 'No');
  });
  await expect(returnOutcome('a', HERE)).rejects.toThrow('No');
});
