import { leastQty, parseQuantity, possiblePieces, readPieces, steppedQty } from './quantity';

describe('parseQuantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['9999', 9999],
    ['1e2', 100],
    ['2.0', 2],
    ['١٢', 12],
    ['۱۲', 12],
    ['１２', 12],
  ])('%j', (typed, qty) => {
    expect(parseQuantity(typed)).toEqual({ ok: true, qty });
  });

  it.each([
    ['', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['1,5', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['1.5', 'not-whole'],
    ['0', 'too-small'],
    ['-1', 'too-small'],
    ['1000000000', 'too-large'],
    ['1e9', 'too-large'],
    ['1e999', 'not-whole'],
  ])('refuses %j', (typed, problem) => {
    expect(parseQuantity(typed)).toEqual({ ok: false, problem });
  });

  it('accepts 0 where it removes a line', () => {
    expect(parseQuantity('0', 0)).toEqual({ ok: true, qty: 0 });
  });
});

it.each([
  [null, 1],
  [{ minQty: 1, qtyStep: 1 }, 1],
  [{ minQty: 6, qtyStep: 6 }, 6],
  [{ minQty: 4, qtyStep: 6 }, 6],
  [{ minQty: 10, qtyStep: 1 }, 10],
])('the minimum of %j is %i', (sku, least) => expect(leastQty(sku)).toBe(least));

it.each([
  [6, 1, 12],
  [12, -1, 6],
  [6, -1, 6],
  [7, 1, 12],
  [7, -1, 6],
  [1, 1, 6],
] as const)('from %i by %i in sixes: %i', (qty, by, next) =>
  expect(steppedQty(qty, by, { minQty: 6, qtyStep: 6 })).toBe(next),
);

it.each([
  ['12', 12],
  [' 7 ', 7],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['10000', null],
  ['', null],
])('parses %s', (typed, pieces) => expect(readPieces(typed)).toBe(pieces));

test.each([
  [8, 6, 6, 6],
  [5, 6, 6, null],
  [3, 1, 1, 3],
  [5, 5, 2, null],
  [0, 1, 1, null],
])('of %s available with minimum %s and step %s, %s can be ordered', (available, minQty, qtyStep, possible) =>
  expect(possiblePieces(99, { available, minQty, qtyStep })).toBe(possible),
);
