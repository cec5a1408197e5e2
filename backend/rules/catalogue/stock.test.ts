import { addRefusal, purchasable, shortage, updateRefusal } from './stock';

test.each([
  [{ available: 4, inCart: 0, wanted: 4 }, null],
  [{ available: 4, inCart: 0, wanted: 5 }, 'Only 4 left.'],
  [{ available: 4, inCart: 4, wanted: 1 }, 'Only 4 left: 4 are in your cart already.'],
  [{ available: 4, inCart: 1, wanted: 9 }, 'Only 4 left: 1 is in your cart already.'],
  [{ available: 0, inCart: 0, wanted: 1 }, 'This is out of stock.'],
])('adding %j: %p', (input, expected) => expect(addRefusal(input)).toBe(expected));

test.each([
  [{ available: 4, elsewhere: 0, from: 1, to: 4 }, null],
  [{ available: 4, elsewhere: 0, from: 1, to: 5 }, 'Only 4 left.'],
  [{ available: 4, elsewhere: 2, from: 1, to: 3 }, 'Only 4 left: 2 are in your cart already.'],
  [{ available: 4, elsewhere: 0, from: 10, to: 9 }, null],
  [{ available: 0, elsewhere: 0, from: 3, to: 0 }, null],
])('updating %j: %p', (input, expected) => expect(updateRefusal(input)).toBe(expected));

const line = (skuId: string, qty: number, name = '100 g') => ({ skuId, productName: 'Kangaroo Bites', name, qty });

test('lines of one sku share its stock', () => {
  const lines = [line('a', 3), line('a', 2), line('b', 5)];
  expect([0, 1, 2].map((index) => purchasable(lines, index, 4))).toEqual([2, 1, 4]);
});

test.each([
  ['all there', [line('a', 4)], null],
  ['one short', [line('a', 5)], 'Only 4 of Kangaroo Bites, 100 g are left, and your cart has 5.'],
  ['short together', [line('a', 3), line('a', 3)], 'Only 4 of Kangaroo Bites, 100 g are left, and your cart has 6.'],
  ['one left', [line('one', 2, '')], 'Only 1 of Kangaroo Bites is left, and your cart has 2.'],
  ['gone', [line('c', 1, '')], 'Kangaroo Bites is out of stock. Remove it from your cart to place the order.'],
])('%s', (_, lines, expected) =>
  expect(
    shortage(
      lines,
      new Map([
        ['a', 4],
        ['one', 1],
        ['c', 0],
      ]),
    ),
  ).toBe(expected),
);
