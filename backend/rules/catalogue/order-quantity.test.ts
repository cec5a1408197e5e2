import { quantityRefusal } from './order-quantity';

it.each([
  [1, 1, 1, null],
  [6, 6, 6, null],
  [12, 6, 6, null],
  [5, 6, 6, 'This is sold from 6 pieces.'],
  [8, 6, 6, 'This is sold in multiples of 6.'],
  [7, 3, 1, null],
])('%s pieces with minimum %s and step %s: %s', (qty, minQty, qtyStep, words) =>
  expect(quantityRefusal(qty, { minQty, qtyStep })).toBe(words),
);
