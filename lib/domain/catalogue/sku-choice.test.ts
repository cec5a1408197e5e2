import type { ProductAddon, ProductSkuOption } from './catalogue';
import {
  addonProblem,
  choiceQuery,
  isComplete,
  isFresh,
  optionState,
  readAddons,
  readOptions,
  withChoice,
} from './sku-choice';

const sku = (size: string, scent: string, inStock = true): ProductSkuOption => ({
  id: `${size}${scent}`,
  code: `${size}-${scent}`,
  inStock,
  variations: [
    { name: 'Size', value: size },
    { name: 'Scent', value: scent },
  ],
});
const qtyAddon: ProductAddon = {
  id: '7',
  name: 'Pumps',
  type: 'Qty',
  options: [],
  minQty: 2,
  maxQty: 6,
  selected: null,
};
const product = {
  variations: [
    { name: 'Size', options: ['500 mL', '5 L'], selected: null },
    { name: 'Scent', options: ['Oat'], selected: null },
  ],
  skus: [sku('500 mL', 'Oat'), sku('5 L', 'Oat', false)],
  addons: [qtyAddon, { ...qtyAddon, id: '8', type: 'Checkbox' as const, selected: 'true' }],
};
const reader = (query: string) => {
  const params = new URLSearchParams(query);
  return (name: string) => params.get(name);
};

describe('readOptions', () => {
  it('selects a single option, and ignores options that the product does not have', () => {
    expect(readOptions(product, reader('option.Size=9+L'))).toEqual([{ name: 'Scent', value: 'Oat' }]);
  });
  it('restores a choice from its query', () => {
    const chosen = readOptions(product, reader('option.Size=5+L'));
    expect(chosen).toEqual([
      { name: 'Size', value: '5 L' },
      { name: 'Scent', value: 'Oat' },
    ]);
    expect(readOptions(product, reader(choiceQuery(chosen, [])))).toEqual(chosen);
    expect(isComplete(product, chosen)).toBe(true);
  });
});

test('readAddons returns the default choice only before anything was chosen', () => {
  expect(readAddons(product, reader(''), true)).toEqual([{ id: '8', value: 'true' }]);
  expect(readAddons(product, reader('addon.7=3'))).toEqual([{ id: '7', value: '3' }]);
});

test('foreign parameters of an address neither use up the defaults nor are lost with a choice', () => {
  expect(isFresh(['gclid', 'utm_source', 'qty'])).toBe(true);
  for (const name of ['option.Size', 'addon.7', 'added', 'ordered', 'stock-requested'])
    expect(isFresh(['gclid', name])).toBe(false);
  const options = [{ name: 'Size', value: '5 L' }];
  expect(withChoice('?gclid=a%20b&option.Size=1+L&addon.7=3&added=2&ordered=12&qty=4', options, [])).toBe(
    '?gclid=a+b&option.Size=5+L',
  );
  expect(withChoice('', [], [{ id: '7', value: '2' }])).toBe('?addon.7=2');
  expect(withChoice('?option.Size=1+L', [], [])).toBe('');
});

describe('optionState', () => {
  it('marks combinations that are sold out or do not exist', () => {
    expect(optionState(product, [{ name: 'Scent', value: 'Oat' }], 'Size', '500 mL')).toBe('available');
    expect(optionState(product, [{ name: 'Scent', value: 'Oat' }], 'Size', '5 L')).toBe('sold-out');
    expect(optionState(product, [{ name: 'Scent', value: 'Rose' }], 'Size', '5 L')).toBe('impossible');
  });
  it('treats every option as available when the platform lists no skus', () => {
    expect(optionState({ ...product, skus: [] }, [], 'Size', '5 L')).toBe('available');
  });
});

test.each([
  ['', null],
  ['0', null],
  ['2', null],
  ['6', null],
  ['６', null],
  ['1', 'too-small'],
  ['7', 'too-large'],
  ['2.5', 'not-whole'],
  ['abc', 'not-whole'],
])('addon quantity %p is %p', (typed, problem) => expect(addonProblem(qtyAddon, typed)).toBe(problem));
