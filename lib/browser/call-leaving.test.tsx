import { getCart } from '@/lib/contract/cart/cart.contract';
import { call } from './call';

const reply = { item_count: 2, items: [], subtotal: 19.8, total_amount: '21.78' };
const send = jest.fn(async () => ({ ok: true, status: 200, text: async () => JSON.stringify(reply) }));
const body = { session: '', promotion_code: '' };

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = send as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

it('delays no call of a page that is left, nor one that was waiting then', async () => {
  const calls = [1, 2].map(() => call(getCart, { body }));
  await jest.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  calls.push(call(getCart, { body }));
  await Promise.all(calls);
  expect(send).toHaveBeenCalledTimes(3);
  // Restored from the back/forward cache.
  window.dispatchEvent(new Event('pageshow'));
  const later = [1, 2].map(() => call(getCart, { body }));
  await jest.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(1_000);
  await Promise.all(later);
  expect(send).toHaveBeenCalledTimes(5);
});
