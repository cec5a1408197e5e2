import { EMPTY_CART } from './cart';
import { barProgress, orderBarOf, toOrderBar } from './order-bar';

test('the figures known from the cart alone', () => {
  expect(orderBarOf({ ...EMPTY_CART, count: 3, subtotal: 21_200, minimum: 30_000, missing: 8_800 })).toEqual({
    itemCount: 3,
    countedAmount: 21_200,
    minimumAmount: 30_000,
    minimumIncludesGst: false,
  });
  expect(orderBarOf({ ...EMPTY_CART, subtotal: 41_200, minimum: 30_000 }).countedAmount).toBe(41_200);
});

test('when GST counts, the counted amount of a sufficient cart is at least the minimum', () => {
  expect(orderBarOf({ ...EMPTY_CART, subtotal: 28_000, minimum: 30_000, minimumIncludesGst: true }).countedAmount).toBe(
    30_000,
  );
});

test('progress towards the minimum', () => {
  const facts = toOrderBar({
    item_count: 1,
    counted_amount: 29_999,
    minimum_amount: 30_000,
    minimum_includes_gst: false,
  });
  expect(barProgress(facts)).toBe(99);
  expect(barProgress({ ...facts, countedAmount: 90_000 })).toBe(100);
  expect(barProgress({ ...facts, minimumAmount: 0 })).toBe(100);
});
