import { EMPTY_CART, type Cart, type CartLine } from './cart';
import { checkoutBlock, minimumProgress, shortageOf } from './cart-rules';

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
  it('reports the minimum', () => expect(checkoutBlock({ ...cart, missing: 1 })).toBe('minimum'));
});

test('shortageOf distinguishes sold out from short', () => {
  expect(shortageOf({ qty: 2, available: 2 })).toBeNull();
  expect(shortageOf({ qty: 2, available: 1 })).toBe('short');
  expect(shortageOf({ qty: 2, available: 0 })).toBe('gone');
});

test('minimumProgress stays below 100 until nothing is missing', () => {
  expect(minimumProgress({ minimum: 30_000, missing: 1 })).toBe(99);
  expect(minimumProgress({ minimum: 30_000, missing: 0 })).toBe(100);
  expect(minimumProgress({ minimum: 30_000, missing: 30_000 })).toBe(0);
  expect(minimumProgress({ minimum: 0, missing: 0 })).toBe(100);
});
