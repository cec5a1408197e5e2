import { isOrderable, orderableAddition, quantityRefusal, unsoldQuantity } from './order-quantity';

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

it.each([
  [0, 1, 1, false],
  [1, 1, 1, true],
  [3, 6, 6, false],
  [6, 6, 6, true],
  [5, 5, 2, false],
  [6, 5, 2, true],
])('%s in stock with minimum %s and step %s can be ordered: %s', (stock, minQty, qtyStep, can) =>
  expect(isOrderable({ stock, minQty, qtyStep })).toBe(can),
);

it.each([
  [0, 10, 6, 6, 6],
  [0, 5, 6, 6, 0],
  [6, 5, 6, 6, 0],
  [5, 8, 6, 6, 7],
  [0, 7, 3, 1, 7],
  [0, 2, 3, 1, 0],
])('to %s pieces at most %s with minimum %s and step %s: %s are added', (inCart, most, minQty, qtyStep, added) =>
  expect(orderableAddition(inCart, most, { minQty, qtyStep })).toBe(added),
);

const line = (skuId: string, qty: number) => ({ skuId, qty, productName: 'Cap', name: skuId, minQty: 6, qtyStep: 6 });

it('counts the lines of one sku together', () => {
  expect(unsoldQuantity([line('Clay', 4), line('Ink', 6), line('Clay', 2)])).toBeNull();
  expect(unsoldQuantity([line('Ink', 6), line('Clay', 8)])).toEqual({
    words: 'Cap, Clay: This is sold in multiples of 6.',
    values: { product: 'Cap, Clay', least: 6, step: 6 },
  });
});
