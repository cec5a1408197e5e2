import { cardPrice } from './price';

it('returns the lowest price, and whether others differ', () => {
  expect(
    cardPrice('a', [
      { price: 900, specialPrice: null },
      { price: 700, specialPrice: null },
    ]),
  ).toEqual({ slug: 'a', price: 700, full_price: null, price_from: true });
});

it('returns the full price of a special', () => {
  expect(cardPrice('a', [{ price: 900, specialPrice: 600 }])).toEqual({
    slug: 'a',
    price: 600,
    full_price: 900,
    price_from: false,
  });
});

it('returns no price without skus', () => {
  expect(cardPrice('a', [])).toEqual({ slug: 'a', price: null, full_price: null, price_from: false });
});
