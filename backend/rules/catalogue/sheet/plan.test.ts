import { planImport } from './plan';
import type { CatalogueSnapshot, KnownProduct } from './plan-types';
import { readRows } from './read-rows';

const SKU = { price: '10.00', special: '', weight: '0', barcode: '', carton: '1', least: '1', step: '1', replaced: '' };
const LEAD: KnownProduct = {
  id: 1,
  slug: 'rope-lead',
  cells: {
    name: 'Rope lead',
    brand: 'Banksia',
    badge: '',
    summary: 'Strong.\r\nAnd light.',
    categories: 'leads',
    pictures: '',
    shown: 'yes',
    new: 'yes',
  },
  skus: [
    { id: 1, code: 'LEAD-S', stock: 5, cells: { ...SKU, options: 'Size: S' } },
    { id: 2, code: 'LEAD-L', stock: 5, cells: { ...SKU, options: 'Size: L' } },
  ],
};
const KNOWN: CatalogueSnapshot = {
  bySlug: new Map([['rope-lead', LEAD]]),
  slugOfCode: new Map([
    ['LEAD-S', 'rope-lead'],
    ['LEAD-L', 'rope-lead'],
    ['LEAD-M', 'rope-lead'],
    ['GONE-1', 'gone'],
  ]),
  retired: new Set(['LEAD-M']),
  almost: new Map([
    ['LEADM', 'LEAD-M'],
    ['GONE1', 'GONE-1'],
  ]),
  codeOfBarcode: new Map(),
  replacing: new Map([
    ['LEAD-L', { isRetired: false, replacedBy: '' }],
    ['LEAD-M', { isRetired: true, replacedBy: '' }],
    ['ROPE-1', { isRetired: false, replacedBy: '' }],
    ['ROPE-2', { isRetired: false, replacedBy: 'ROPE-1' }],
  ]),
  categories: new Set(['leads']),
  pictures: new Set(),
  binned: new Set(['gone']),
  codeKey: (code) => code.replaceAll('-', ''),
};

const plan = (...table: string[][]) => planImport(readRows(table, [])?.rows ?? [], KNOWN);
const faultsOf = (...table: string[][]) =>
  plan(...table).products.flatMap(({ faults }) => faults.map(({ line, words }) => `${line}: ${words}`));

const HEADINGS = ['Code', 'Name', 'Brand', 'Summary', 'Categories', 'Shown', 'New', 'Price'];
const FIRST = ['LEAD-S', 'Rope lead', 'Banksia', 'Strong. And light.', 'leads', 'yes', 'yes', '10'];
const FURTHER = ['LEAD-L', '', '', '', '', '', '', '10'];

describe('what is about a product', () => {
  it('is as in its first row where a further row is blank', () => {
    expect(plan(HEADINGS, FIRST, FURTHER)).toEqual({ products: [], unchanged: 2 });
    const renamed = FIRST.with(1, 'Rope leash').with(5, 'no');
    expect(plan(HEADINGS, renamed, FURTHER).products).toMatchObject([
      { kind: 'changed', after: { name: 'Rope leash', shown: 'no' } },
    ]);
  });

  it('is cleared by a blank cell of the first row', () => {
    expect(plan(HEADINGS, FIRST.with(2, ''), FURTHER).products).toMatchObject([{ after: { brand: '' } }]);
  });

  it('is as usual in a new product with blank cells, which is shown', () => {
    const { products } = plan(['Code', 'Product', 'Name', 'Price', 'Shown', 'New'], ['N-1', 'n', 'N', '10', '', '']);
    expect(products).toMatchObject([{ kind: 'new', after: { shown: 'yes', new: 'no' } }]);
    expect(faultsOf(['Code', 'Product', 'Name', 'Price'], ['N-1', 'n', '', '10'])).toEqual([
      '2: A new product needs a Name.',
    ]);
  });

  it('is not changed by line breaks, which a cell does not keep', () => {
    expect(plan(['Code', 'Summary'], ['LEAD-S', 'Strong.\nAnd light.']).products).toEqual([]);
    expect(plan(['Code', 'Summary'], ['LEAD-S', 'Strong.']).products).toMatchObject([
      { before: { summary: 'Strong.\r\nAnd light.' }, after: { summary: 'Strong.' } },
    ]);
  });
});

it('says that a code is retired, and nothing else of its row', () => {
  expect(faultsOf(['Code', 'Price'], ['LEAD-M', '12'])).toEqual([
    '2: This code is retired: its product has it as “Not sold any more”. Switch that off there to sell it again.',
  ]);
  expect(faultsOf(['Code', 'Product', 'Options', 'Price'], ['LEADM', 'rope-lead', 'Size: M', '12'])).toEqual([
    '2: This is almost the code LEAD-M, which is there already.',
  ]);
});

it('says that the product of a code is in the bin', () => {
  expect(faultsOf(['Code', 'Price'], ['GONE-1', '12'])).toEqual([
    '2: This product is in the bin. Bring it back before it is changed.',
  ]);
});

describe('what replaces a code', () => {
  const replace = (...rows: string[][]) => faultsOf(['Code', 'Product', 'Options', 'Price', 'Replaced by'], ...rows);
  const by = (code: string) => ['LEAD-S', '', 'Size: S', '10', code];

  it('is a code that is sold, and not replaced itself', () => {
    expect(plan(['Code', 'Replaced by'], ['LEAD-S', 'ROPE-1']).products).toMatchObject([
      { kind: 'changed', skus: [{ code: 'LEAD-S', before: { replaced: '' }, after: { replaced: 'ROPE-1' } }] },
    ]);
    for (const [code, words] of [
      ['ROPE-3', 'There is no code “ROPE-3”.'],
      ['LEAD-S', 'This is the code itself.'],
      ['LEAD-M', 'LEAD-M is not sold any more.'],
      ['ROPE-2', 'ROPE-2 is replaced itself, by ROPE-1. Choose that.'],
    ] as const)
      expect(replace(by(code))).toEqual([`2: Replaced by: ${words}`]);
  });

  it('leads in no circle by what other rows say', () => {
    expect(replace(by('LEAD-L'), ['LEAD-L', '', 'Size: L', '10', 'LEAD-S'])).toEqual([
      '2: Replaced by: LEAD-L is replaced itself, by LEAD-S. Choose that.',
      '3: Replaced by: LEAD-S is replaced itself, by LEAD-L. Choose that.',
    ]);
    expect(replace(by('ROPE-1'), ['ROPE-1', 'rope', '', '5', 'LEAD-S'])[0]).toBe(
      '2: Replaced by: ROPE-1 is replaced itself, by LEAD-S. Choose that.',
    );
  });

  it('may be a new code of the same product, and of no other', () => {
    expect(replace(by('LEAD-N'), ['LEAD-N', 'rope-lead', 'Size: N', '10', ''])).toEqual([]);
    expect(plan(['Code', 'Product', 'Name', 'Price'], ['NEW-1', 'new', 'New', '10']).products).toMatchObject([
      { kind: 'new', skus: [{ after: { replaced: '' } }] },
    ]);
    expect(replace(by('NEW-1'), ['NEW-1', 'new', '', '10', ''])[0]).toBe('2: Replaced by: There is no code “NEW-1”.');
  });
});

it('refuses more codes of a product than its form holds', () => {
  const rows = [...Array(1_001).keys()].map((one) => [`N-${one}`, 'n', 'N', `Size: ${one}`, '10']);
  const table = (count: number) => [['Code', 'Product', 'Name', 'Options', 'Price'], ...rows.slice(0, count)];
  expect(faultsOf(...table(1_000))).toEqual([]);
  expect(faultsOf(...table(1_001))).toEqual(['2: A product has 1,000 codes at most, this one would have 1001.']);
});

it('refuses a special price or one of a level or quantity that is 0, and not a price', () => {
  const table = (heading: string) => [
    ['Code', heading],
    ['LEAD-S', '$0.00'],
  ];
  const of = (heading: string) => planImport(readRows(table(heading), ['Gold'])?.rows ?? [], KNOWN).products;
  for (const heading of ['Special price', 'Price Gold', 'Price from 10'])
    expect(of(heading)).toMatchObject([
      { faults: [{ words: `${heading} is 0, which would give it away. Leave it empty where there is none.` }] },
    ]);
  expect(of('Price')).toMatchObject([{ kind: 'changed', skus: [{ after: { price: '0.00' } }] }]);
});

it('refuses new codes that are almost the same, as the form of a product does', () => {
  const rows = [
    ['AB-1', 'one', 'One', '10'],
    ['AB1', 'two', 'Two', '10'],
    ['AB-1', 'one', 'One', '10'],
  ];
  expect(faultsOf(['Code', 'Product', 'Name', 'Price'], ...rows)).toEqual([
    '4: Row 2 has this code already.',
    '3: This is almost the code in row 2.',
  ]);
});
