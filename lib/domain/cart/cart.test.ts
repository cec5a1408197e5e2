import { type Cart, type CartLine, EMPTY_CART, reuseUnchanged } from './cart';

const line = (id: string, qty: number): CartLine => ({
  id,
  slug: 'soap',
  name: 'Soap',
  options: '',
  skuId: id,
  code: `S-${id}`,
  addons: [{ id: '1', name: 'Text', value: 'A', price: 0 }],
  qty,
  price: 100,
  subtotal: 100 * qty,
  available: 10,
  picture: { hash: 'abcdef', aspect: '1x1', alt: '' },
});
const cart = (...lines: CartLine[]): Cart => ({ ...EMPTY_CART, lines });

test('unchanged lines stay the same objects', () => {
  const before = cart(line('1', 1), line('2', 2), line('3', 3));
  const after = reuseUnchanged(before, cart(line('1', 1), line('2', 5), line('4', 1)));
  expect(after.lines.map((one, index) => one === before.lines[index])).toEqual([true, false, false]);
  expect(after.lines.map(({ id, qty }) => [id, qty])).toEqual([
    ['1', 1],
    ['2', 5],
    ['4', 1],
  ]);
});
