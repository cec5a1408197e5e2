import { z } from 'zod';
import { cart as cartReply } from '../../contract/cart/cart';
import { type Cart, type CartLine, EMPTY_CART, reuseUnchanged, toCart } from './cart';

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
  minQty: 1,
  qtyStep: 1,
  extrasGone: false,
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

test.each([
  ['says nothing', {}, [30_000, 17_500]],
  ['has none', { minimum_amount: 0, missing_amount: 0 }, [0, 0]],
  ['has its own', { minimum_amount: 100, missing_amount: 4 }, [10_000, 400]],
  ['names only the minimum', { minimum_amount: 100 }, [10_000, 0]],
])('the minimum order is the specification’s if the platform %s', (_, more, expected) => {
  const { minimum, missing } = toCart(
    z.decode(cartReply, { item_count: 1, items: [], subtotal: 125, total_amount: 137.5, ...more }),
  );
  expect([minimum, missing]).toEqual(expected);
});
