import { act, render, screen } from '@testing-library/react';
import type { CallResult } from '@/lib/browser/result';
import { type Cart, EMPTY_CART } from '@/lib/domain/cart/cart';
import type { OrderBar } from '@/lib/domain/cart/order-bar';
import { templates } from '@/lib/i18n/client-words';
import { loadMessages } from '@/lib/i18n/messages';
import { type BarTemplates, barWords } from './parts/bar-words';
import { OrderBarLine } from './order-bar-line.client';

let cartChanged: (cart: Cart) => void;
let onMessage: (news: { kind: string }) => void;
const stop = jest.fn();
const fetchOrderBar = jest.fn<Promise<CallResult<OrderBar>>, []>();
jest.mock('@/lib/browser/cart/cart.client', () => ({
  onCart: (listener: typeof cartChanged) => {
    cartChanged = listener;
    return stop;
  },
}));
jest.mock('@/lib/browser/sign-in/tab-sync', () => ({
  onTabMessage: (listener: typeof onMessage) => {
    onMessage = listener;
    return stop;
  },
}));
jest.mock('@/lib/browser/cart/order-bar-calls', () => ({ fetchOrderBar: () => fetchOrderBar() }));

const FACTS: OrderBar = {
  itemCount: 1,
  countedAmount: 480,
  minimumAmount: 30_000,
  minimumIncludesGst: false,
  freight: { place: 'Newcastle', amount: 1_400 },
  dispatchBy: '2026-11-24',
};

let sentences: BarTemplates;
beforeAll(async () => {
  sentences = templates('en', (await loadMessages('en')).orderBar);
});

beforeEach(() => {
  jest.useFakeTimers();
  stop.mockClear();
  fetchOrderBar.mockReset();
});
afterEach(() => jest.useRealTimers());

const show = (complete = true) =>
  render(
    <OrderBarLine
      initial={barWords(FACTS, sentences, 'en')}
      complete={complete}
      templates={sentences}
      locale="en"
      openLabel="Show the cart"
      words="{}"
    />,
  );
const wait = () => act(() => jest.advanceTimersByTimeAsync(400));
const status = () => screen.getByRole('status').textContent;

it('announces nothing before a change, and sends one request for several changes', async () => {
  show();
  expect(status()).toBe('');
  fetchOrderBar.mockResolvedValue({ ok: true, value: { ...FACTS, countedAmount: 960 } });
  act(() => cartChanged(EMPTY_CART));
  act(() => onMessage({ kind: 'cart' }));
  await wait();
  expect(fetchOrderBar).toHaveBeenCalledTimes(1);
  expect(status()).toBe('$9.60 of $300.00 · freight to Newcastle $14.00 · dispatched by Tue 24 Nov');
  expect(screen.getByRole('button')).toHaveTextContent('$9.60 of $300.00');
});

it('announces nothing when the text is the same', async () => {
  show();
  fetchOrderBar.mockResolvedValue({ ok: true, value: FACTS });
  act(() => cartChanged(EMPTY_CART));
  await wait();
  expect(status()).toBe('');
});

it('shows only the figures of the cart when the request fails', async () => {
  show();
  fetchOrderBar.mockResolvedValue({ ok: false, error: { kind: 'network' } });
  act(() => cartChanged({ ...EMPTY_CART, count: 2, subtotal: 2_000, minimum: 30_000, missing: 28_000 }));
  await wait();
  expect(status()).toBe('$20.00 of $300.00');
});

it('requests figures that were too late for the page without a word, and stops listening when unmounted', async () => {
  fetchOrderBar.mockResolvedValue({ ok: true, value: { ...FACTS, dispatchBy: '2026-11-25' } });
  const { unmount } = show(false);
  await wait();
  expect(fetchOrderBar).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveTextContent('dispatched by Wed 25 Nov');
  expect(status()).toBe('');
  unmount();
  expect(stop).toHaveBeenCalledTimes(2);
});
