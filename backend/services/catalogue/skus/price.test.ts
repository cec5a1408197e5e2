import { cardPrice } from './price';

it('is the lowest, and says when others differ', () => {
  expect(
    cardPrice('a', [
      { price: 900, specialPrice: null },
      { price: 700, specialPrice: null },
    ]),
  ).toEqual({ slug: 'a', price: 700, full_price: null, price_from: true });
});

it('shows what a special cost before', () => {
  expect(cardPrice('a', [{ price: 900, specialPrice: 600 }])).toEqual({
    slug: 'a',
    price: 600,
    full_price: 900,
    price_from: false,
  });
});

it('has none without skus', () => {
  expect(cardPrice('a', [])).toEqual({ slug: 'a', price: null, full_price: null, price_from: false });
});
