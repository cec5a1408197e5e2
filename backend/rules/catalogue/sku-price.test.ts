import { pricedFor, quantityBreaks } from './sku-price';

const sku = { price: 1_000, specialPrice: null };
const special = { price: 1_000, specialPrice: 800 };
const prices = [
  { fromQty: 1, price: 900 },
  { fromQty: 12, price: 850 },
  { fromQty: 48, price: 700 },
];

it.each([
  [sku, [], 5, { price: 1_000, specialPrice: null }],
  [sku, prices, 1, { price: 900, specialPrice: null }],
  [sku, prices, 11, { price: 900, specialPrice: null }],
  [sku, prices, 12, { price: 850, specialPrice: null }],
  [special, prices, 12, { price: 1_000, specialPrice: 800 }],
  [special, prices, 48, { price: 700, specialPrice: null }],
  [sku, [{ fromQty: 1, price: 1_200 }], 1, { price: 1_000, specialPrice: null }],
  [{ price: 700, specialPrice: 800 }, [], 1, { price: 700, specialPrice: null }],
])('%j with %j for %i pieces is %j', (of, list, qty, expected) => {
  expect(pricedFor(of, list, qty)).toEqual(expected);
});

it('lists the quantities from which the price drops', () => {
  expect(quantityBreaks(sku, prices, 1)).toEqual([
    { qty: 12, price: 850 },
    { qty: 48, price: 700 },
  ]);
  expect(quantityBreaks(sku, prices, 12)).toEqual([{ qty: 48, price: 700 }]);
  expect(quantityBreaks(special, prices, 1)).toEqual([{ qty: 48, price: 700 }]);
  expect(quantityBreaks(sku, [], 1)).toEqual([]);
});
