import { planImport } from './plan';
import { readRows } from './read-rows';

const read = (headings: readonly string[], cells: readonly string[], levels: readonly string[] = []) => {
  const sheet = readRows([headings, cells], levels);
  return { cells: sheet?.rows[0]?.cells, prices: sheet?.rows[0]?.prices, unknown: sheet?.unknown };
};

describe('a heading', () => {
  it.each(['1', '2026', '金', '★'])('of the level %s is never the price of everybody', (level) => {
    const heading = `Price ${level}`;
    expect(read(['Code', heading], ['A-1', '5.00'], [level])).toEqual({
      cells: { code: 'A-1' },
      prices: { [heading]: '5.00' },
      unknown: [],
    });
    expect(read(['Code', 'Price', heading], ['A-1', '9', '5'], [level])).toMatchObject({
      cells: { code: 'A-1', price: '9' },
      prices: { [heading]: '5' },
    });
  });

  it('with a figure or another word is no column, and told', () => {
    expect(read(['Code', 'Price 10+', 'Price 金'], ['A-1', '5.00', '4.00'])).toEqual({
      cells: { code: 'A-1' },
      prices: {},
      unknown: ['Price 10+', 'Price 金'],
    });
  });

  it('may have other signs around it', () => {
    expect(read(['\uFEFFCODE', 'price ($)', 'Move-stock'], ['A-1', '5', '2']).cells).toEqual({
      code: 'A-1',
      price: '5',
      move: '2',
    });
  });

  it('that is there twice is told, since one of them is not read', () => {
    const headings = ['Code', 'Price', 'Price', 'Price from 10', 'price FROM 10'];
    expect(read(headings, ['A-1', '1', '2', '3', '4'])).toEqual({
      cells: { code: 'A-1', price: '1' },
      prices: { 'Price from 10': '3' },
      unknown: ['Price', 'price FROM 10'],
    });
  });
});

const NOTHING = new Map<string, never>();
const NOBODY = new Set<string>();
const EMPTY = {
  bySlug: NOTHING,
  slugOfCode: NOTHING,
  retired: NOBODY,
  almost: NOTHING,
  codeOfBarcode: NOTHING,
  replacing: NOTHING,
  categories: NOBODY,
  pictures: NOBODY,
  binned: NOBODY,
  codeKey: (code: string) => code,
};

it('60,000 rows of one product are refused soon', () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => [
    `C-${at}`,
    'same',
    'Same',
    `Size: ${at}`,
    '1',
    `C-${at + 1}`,
  ]);
  const table = [['Code', 'Product', 'Name', 'Options', 'Price', 'Replaced by'], ...rows];
  const started = performance.now();
  const { products } = planImport(readRows(table, [])?.rows ?? [], EMPTY);
  expect(products).toMatchObject([{ kind: 'fault' }]);
  expect(performance.now() - started).toBeLessThan(8_000);
}, 60_000);

it('each row of the file of faults has its own, which fit into a cell', () => {
  const rows = Array.from({ length: 900 }, (_, at) => [`C-${at}`, 'same', 'Same', `Size: ${at}`, 'twelve']);
  const table = [['Code', 'Product', 'Name', 'Options', 'Price'], ...rows];
  const [product] = planImport(readRows(table, [])?.rows ?? [], EMPTY).products;
  expect(product?.typed).toHaveLength(900);
  expect(product?.typed[1]).toMatchObject({ code: 'C-1', fault: expect.stringMatching(/^Row 3: Price is "twelve"/) });
  expect(Math.max(...(product?.typed ?? []).map(({ fault = '' }) => fault.length))).toBeLessThan(32_768);
});
