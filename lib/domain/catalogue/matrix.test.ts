import { type MatrixOffer, matrixOf, readEntry, readMatrix } from './matrix';

const offer = (skuId: string, options: Record<string, string>, rest: Partial<MatrixOffer> = {}): MatrixOffer => ({
  skuId,
  code: `C-${skuId}`,
  options,
  priceEach: 690,
  fullPriceEach: null,
  inStock: true,
  availableQty: 50,
  minQty: 1,
  qtyStep: 1,
  breaks: [],
  ...rest,
});
const pack = { name: 'Pack', options: ['8 rolls', '20 rolls'], selected: null };
const colour = { name: 'Colour', options: ['Ink', 'Sage', 'Clay'], selected: null };
const offers = [
  offer('1', { Pack: '8 rolls', Colour: 'Ink' }),
  offer('2', { Pack: '8 rolls', Colour: 'Sage' }),
  offer('3', { Pack: '20 rolls', Colour: 'Sage' }, { availableQty: 3 }),
];
const shape = (matrix: ReturnType<typeof matrixOf>) =>
  matrix?.rows.map((row) => [row.name, ...row.offers.map((one) => one?.skuId ?? null)]);

describe('matrixOf', () => {
  it('makes columns of the shorter variation, and omits rows without skus', () => {
    const matrix = matrixOf([pack, colour], offers);
    expect(matrix).toMatchObject({ rowName: 'Colour', columnName: 'Pack', columns: ['8 rolls', '20 rolls'] });
    expect(shape(matrix)).toEqual([
      ['Ink', '1', null],
      ['Sage', '2', '3'],
    ]);
    expect(shape(matrixOf([colour, pack], offers))).toEqual(shape(matrix));
  });

  it('has one column for one variation', () => {
    const matrix = matrixOf([pack], [offer('1', { Pack: '8 rolls' }), offer('2', { Pack: '20 rolls' })]);
    expect(matrix).toMatchObject({ rowName: 'Pack', columnName: null, columns: [''] });
    expect(shape(matrix)).toEqual([
      ['8 rolls', '1'],
      ['20 rolls', '2'],
    ]);
  });

  it.each([
    ['no variation', []],
    ['three variations', [pack, colour, { name: 'Size', options: ['S'], selected: null }]],
  ])('returns null for %s', (_what, variations) => expect(matrixOf(variations, offers)).toBeNull());

  it('returns null for a single sku, and for skus with other options', () => {
    expect(matrixOf([pack, colour], offers.slice(0, 1))).toBeNull();
    expect(matrixOf([pack, colour], [offer('1', { Pack: 'x', Colour: 'y' }), offer('2', {})])).toBeNull();
  });
});

describe('readEntry', () => {
  it.each([
    ['', { kind: 'nothing' }],
    ['  ', { kind: 'nothing' }],
    ['0', { kind: 'nothing' }],
    ['12', { kind: 'wanted', qty: 12 }],
    [' 3 ', { kind: 'wanted', qty: 3 }],
    ['51', { kind: 'wrong', problem: 'stock' }],
    ['-1', { kind: 'wrong', problem: 'too-small' }],
    ['1.5', { kind: 'wrong', problem: 'not-whole' }],
    ['ten', { kind: 'wrong', problem: 'not-a-number' }],
    ['99999', { kind: 'wrong', problem: 'too-large' }],
  ])('%j', (typed, expected) => expect(readEntry(typed, { availableQty: 50 })).toEqual(expected));

  it('accepts any quantity when the stock is not disclosed', () => {
    expect(readEntry('500', { availableQty: null })).toEqual({ kind: 'wanted', qty: 500 });
  });
});

it('parses all cells together', () => {
  const typed = new Map([
    ['1', '5'],
    ['2', 'x'],
    ['3', '4'],
  ]);
  expect(readMatrix(offers, (id) => typed.get(id) ?? '')).toEqual({
    lines: [{ sku: '1', qty: 5 }],
    problems: new Map([
      ['2', 'not-a-number'],
      ['3', 'stock'],
    ]),
    pieces: 5,
  });
});
