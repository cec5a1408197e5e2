import type { PadSku } from '../cart/order-pad/pad-sku';
import { type ReorderLine, priceChange, priceOf, stateOfLine, suggestionFor } from './reorder';

const sku = (over: Partial<PadSku> = {}): PadSku => ({
  skuId: '1',
  code: 'BB-1',
  name: 'Shampoo',
  options: '500 mL',
  slug: 'shampoo',
  group: 'soaps',
  barcode: '',
  priceEach: 1_580,
  inStock: true,
  available: 40,
  cartonQty: 12,
  minQty: 1,
  qtyStep: 1,
  breaks: [],
  ...over,
});
const line = (over: Partial<ReorderLine> = {}): ReorderLine => ({
  id: '1',
  productName: 'Shampoo',
  options: '500 mL',
  code: 'BB-1',
  slug: 'shampoo',
  qty: 12,
  note: '',
  addons: [],
  priceThen: 1_500,
  priceNow: 1_580,
  sku: sku(),
  extrasGone: false,
  instead: [],
  replaced: false,
  ...over,
});
const other = sku({ skuId: '2', code: 'BB-2', available: 8 });

it.each<[string, ReorderLine, string, object]>([
  ['as it was', line(), 'ready', { take: true, sku: '1', qty: 12 }],
  ['fewer than wanted', line({ qty: 50 }), 'short', { take: true, sku: '1', qty: 40 }],
  [
    'sold in sixes now',
    line({ qty: 8, sku: sku({ minQty: 6, qtyStep: 6 }) }),
    'quantity',
    { take: true, sku: '1', qty: 12 },
  ],
  [
    'less than the least is left',
    line({ sku: sku({ minQty: 6, available: 4 }) }),
    'short',
    { take: false, sku: '1', qty: 12 },
  ],
  [
    'none left',
    line({ sku: sku({ inStock: false, available: 0 }) }),
    'out-of-stock',
    { take: false, sku: '1', qty: 12 },
  ],
  ['gone', line({ sku: null }), 'gone', { take: false, sku: '', qty: 12 }],
  ['gone, with something else', line({ sku: null, instead: [other] }), 'gone', { take: false, sku: '2', qty: 8 }],
  ['extras that are gone', line({ extrasGone: true }), 'extras', { take: false, sku: '1', qty: 12 }],
])('%s', (_, one, state, suggestion) => {
  expect(stateOfLine(one)).toBe(state);
  expect(suggestionFor(one)).toEqual(suggestion);
});

describe('the price of a choice', () => {
  const breaks = [{ qty: 10, price: 1_400 }];
  const own = sku({ breaks });

  it.each<[string, number, PadSku, number | null, number]>([
    ['of the line, with its extras', 1_450, own, 12, 1_450],
    ['of fewer pieces', 1_450, own, 9, 1_630],
    ['while nothing is typed', 1_450, own, null, 1_450],
    ['that other lines of the sku have lowered', 1_300, own, 9, 1_580],
    ['of another sku', 1_450, sku({ skuId: '2', breaks }), 10, 1_400],
    ['of another sku while nothing is typed', 1_450, sku({ skuId: '2', breaks }), null, 1_580],
  ])('%s', (_, priceNow, choice, pieces, price) =>
    expect(priceOf(line({ sku: own, priceNow }), choice, pieces)).toBe(price),
  );

  it('is none where the platform sends none', () =>
    expect(priceOf(line({ priceNow: null, sku: sku({ priceEach: null }) }), sku({ priceEach: null }), 2)).toBeNull());
});

it.each([
  [line(), 80],
  [line({ priceNow: 1_400 }), -100],
  [line({ priceThen: 1_580 }), null],
  [line({ priceThen: null }), null],
  [line({ priceNow: null }), null],
])('returns the change of a price', (one, change) => expect(priceChange(one)).toBe(change));
