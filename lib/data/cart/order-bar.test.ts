import { EMPTY_CART } from '../../domain/cart/cart';
import { UpstreamError } from '../../upstream/errors';
import { getCartCount, getOrderBar } from './order-bar.server';

const sessionCall = jest.fn();
const getCart = jest.fn();
const currentSession = jest.fn();
const pagePath = jest.fn();
jest.mock('next/headers', () => ({ cookies: async () => ({}) }));
jest.mock('../../i18n/current-view', () => ({ currentView: async () => ({ live: true }) }));
jest.mock('../../session/current', () => ({ currentSession: () => currentSession() }));
jest.mock('../../upstream/session-call', () => ({ sessionCall: (...args: unknown[]) => sessionCall(...args) }));
jest.mock('../../session/cookies/promotion', () => ({ readPromotion: () => '' }));
jest.mock('../content/page-address', () => ({ pagePath: () => pagePath() }));
jest.mock('./cart.server', () => ({ getCart: () => getCart() }));

const CART = { ...EMPTY_CART, count: 1, subtotal: 480, minimum: 30_000, missing: 29_520 };
const FACTS = { item_count: 1, counted_amount: 480, minimum_amount: 30_000, minimum_includes_gst: false };
const FROM_CART = { itemCount: 1, countedAmount: 480, minimumAmount: 30_000, minimumIncludesGst: false };

beforeEach(() => {
  currentSession.mockResolvedValue({ sid: '1' });
  pagePath.mockResolvedValue('/shop');
  sessionCall.mockReset();
  getCart.mockReset().mockResolvedValue(CART);
});

it('returns the platform’s figures', async () => {
  sessionCall.mockResolvedValue({ ...FACTS, freight: { place: 'Newcastle', amount: 1_400 } });
  expect(await getOrderBar()).toMatchObject({ complete: true, facts: { freight: { place: 'Newcastle' } } });
  expect(await getCartCount()).toBe(1);
  expect(getCart).not.toHaveBeenCalled();
});

it('counts the cart’s pieces if the platform sends no count, and for a visitor', async () => {
  sessionCall.mockRejectedValue(new UpstreamError('unavailable', 'Network Error'));
  expect(await getCartCount()).toBe(1);
  currentSession.mockResolvedValue(null);
  expect(await getCartCount()).toBe(1);
  getCart.mockRejectedValue(new UpstreamError('unavailable', 'Network Error'));
  expect(await getCartCount()).toBeNull();
});

it('counts the pieces of the cart on the cart page', async () => {
  sessionCall.mockResolvedValue({ ...FACTS, item_count: 2 });
  pagePath.mockResolvedValue('/cart');
  expect(await getCartCount()).toBe(1);
  expect(sessionCall).not.toHaveBeenCalled();
});

it('limits the wait, then returns the cart’s figures', async () => {
  let answer: (facts: typeof FACTS) => void = () => undefined;
  sessionCall.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const started = performance.now();
  expect(await getOrderBar()).toEqual({ complete: false, facts: FROM_CART });
  expect(performance.now() - started).toBeLessThan(2_000);
  answer(FACTS);
});

it.each([
  ['unavailable', false],
  ['not-found', true],
] as const)('returns the cart’s figures if the response is %s', async (kind, complete) => {
  sessionCall.mockRejectedValue(new UpstreamError(kind, 'No.'));
  expect(await getOrderBar()).toEqual({ complete, facts: FROM_CART });
});

it('is null for a visitor, and without a cart', async () => {
  sessionCall.mockRejectedValue(new UpstreamError('unavailable', 'Network Error'));
  getCart.mockRejectedValue(new UpstreamError('unavailable', 'Network Error'));
  expect(await getOrderBar()).toBeNull();
  currentSession.mockResolvedValue(null);
  expect(await getOrderBar()).toBeNull();
});
