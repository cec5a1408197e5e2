import { EMPTY_CART, type Cart, type CartLine } from './cart';
import { checkoutBlock, minimumProgress, possibleQty, problemOf } from './cart-rules';

const line: CartLine = {
  id: '1',
  slug: 'soap',
  name: 'Soap',
  options: '',
  skuId: '9',
  code: 'S-1',
  addons: [],
  qty: 4,
  price: 100,
  subtotal: 400,
  available: 10,
  minQty: 1,
  qtyStep: 1,
  extrasGone: false,
  picture: null,
};
const cart: Cart = { ...EMPTY_CART, lines: [line], count: 4, subtotal: 400 };

describe('checkoutBlock', () => {
  it('returns null for a valid cart', () => expect(checkoutBlock(cart)).toBeNull());
  it('reports an empty cart first', () => expect(checkoutBlock({ ...EMPTY_CART, missing: 100 })).toBe('empty'));
  it('reports stock before the minimum', () => {
    expect(checkoutBlock({ ...cart, lines: [{ ...line, available: 3 }], missing: 100 })).toBe('stock');
    expect(checkoutBlock({ ...cart, allInStock: false })).toBe('stock');
  });
  it('reports lines that cannot be ordered as they are, of all lines of a sku together', () => {
    const odd = { ...line, qtyStep: 3 };
    expect(checkoutBlock({ ...cart, lines: [odd] })).toBe('lines');
    expect(checkoutBlock({ ...cart, lines: [odd, { ...odd, id: '2', qty: 2 }] })).toBeNull();
    expect(checkoutBlock({ ...cart, lines: [{ ...line, extrasGone: true }], allInStock: false })).toBe('lines');
  });
  it('reports the minimum', () => expect(checkoutBlock({ ...cart, missing: 1 })).toBe('minimum'));
});

test.each<[string, Partial<CartLine>, number, ReturnType<typeof problemOf>, number | null]>([
  ['all is well', {}, 4, null, 4],
  ['few are left', { available: 3 }, 4, 'short', 3],
  ['none is left', { available: 0 }, 4, 'gone', null],
  ['an extra is gone', { extrasGone: true, available: 0 }, 4, 'extras', null],
  ['too few', { minQty: 6, qtyStep: 3 }, 4, 'least', 6],
  ['between two steps', { qtyStep: 3 }, 4, 'multiple', 6],
  ['the other lines of the sku make up the step', { qtyStep: 3, available: 4 }, 6, null, 4],
  ['with the other lines between two steps', { qtyStep: 3, available: 8 }, 5, 'multiple', 5],
  ['the other lines alone are more than can be ordered', { qtyStep: 6, available: 4 }, 11, 'multiple', null],
])('a line: %s', (_, more, pieces, problem, possible) => {
  expect(problemOf({ ...line, ...more }, pieces)).toBe(problem);
  expect(possibleQty({ ...line, ...more }, pieces)).toBe(possible);
});

test('minimumProgress stays below 100 until nothing is missing', () => {
  expect(minimumProgress({ minimum: 30_000, missing: 1 })).toBe(99);
  expect(minimumProgress({ minimum: 30_000, missing: 0 })).toBe(100);
  expect(minimumProgress({ minimum: 30_000, missing: 30_000 })).toBe(0);
  expect(minimumProgress({ minimum: 0, missing: 0 })).toBe(100);
});
