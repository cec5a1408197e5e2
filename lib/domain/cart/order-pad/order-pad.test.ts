import { linesOf, rowsLeft, summaryOf } from './pad-lines';
import { readDraft, readSent, writeDraft } from './pad-draft';
import { type PadRow, emptyRow, oldPrice, possibleQty, rowOf, stateOf, withSku } from './pad-row';
import type { PadFound, PadSku } from './pad-sku';
import { countRepeats, scanned } from './scanned';

const sku = (over: Partial<PadSku> = {}): PadSku => ({
  skuId: '1',
  code: 'BB-1',
  name: 'Shampoo',
  options: '500 mL',
  slug: 'shampoo',
  group: 'soaps',
  barcode: '2900000000001',
  priceEach: 1_580,
  inStock: true,
  available: 40,
  cartonQty: 12,
  minQty: 1,
  qtyStep: 1,
  breaks: [],
  ...over,
});
const row = (over: Partial<PadRow> = {}, own: Partial<PadSku> = {}, match: PadFound['match'] = 'exact'): PadRow => ({
  ...emptyRow('a'),
  code: 'BB-1',
  qty: '2',
  found: { match, skus: [sku(own)] },
  ...over,
});

it.each<[string, PadRow, string]>([
  ['nothing typed', emptyRow('a'), 'blank'],
  ['a quantity alone', { ...emptyRow('a'), qty: '3' }, 'unknown'],
  ['not looked up', row({ found: null }), 'unchecked'],
  ['nothing found', row({ found: { match: 'none', skus: [] } }), 'unknown'],
  ['a barcode without its last digits', row({ code: '9.31E+12', found: { match: 'none', skus: [] } }), 'shortened'],
  ['a barcode in other words', row({ code: '9.312345678907E+12', found: { match: 'none', skus: [] } }), 'unknown'],
  ['a code that looks like one', row({ code: '9.31E+12' }), 'ready'],
  ['not sold any more', row({}, {}, 'gone'), 'gone'],
  ['several', row({ found: { match: 'several', skus: [sku(), sku({ skuId: '2' })] } }), 'choose'],
  ['a guess', row({}, {}, 'near'), 'guess'],
  ['other capitals', row({}, {}, 'written'), 'ready'],
  ['none left', row({}, { inStock: false, available: 0 }), 'out-of-stock'],
  ['too many', row({ qty: '41' }), 'short'],
  ['too many cartons', row({ qty: '4', unit: 'carton' }), 'short'],
  ['too few', row({ qty: '2' }, { minQty: 6 }), 'least'],
  ['between two multiples', row({ qty: '8' }, { minQty: 6, qtyStep: 6 }), 'multiple'],
  ['no number', row({ qty: 'lots' }), 'no-quantity'],
  ['a half', row({ qty: '1.5' }), 'no-quantity'],
  ['more than a line holds', row({ qty: '900', unit: 'carton' }), 'no-quantity'],
  ['cartons of what has none', row({ unit: 'carton' }, { cartonQty: 1 }), 'no-carton'],
  ['no quantity', row({ qty: '' }), 'ready'],
])('%s', (_, one, kind) => expect(stateOf(one).kind).toBe(kind));

it.each([
  [row({ qty: '41' }), 40],
  [row({ qty: '2' }, { minQty: 6 }), 6],
  [row({ qty: '8' }, { minQty: 6, qtyStep: 6 }), 12],
  [row({ qty: '50' }, { minQty: 6, qtyStep: 6 }), 36],
  [row({ qty: '2' }, { minQty: 6, available: 4 }), null],
])('suggests a quantity that can be ordered', (one, qty) => expect(possibleQty(stateOf(one), one)).toBe(qty));

it('sums the ready rows, and merges rows of one sku into one line', () => {
  const rows = [row(), row({ qty: '1', unit: 'carton' }), row({}, {}, 'near'), emptyRow('b')];
  expect(summaryOf(rows)).toEqual({
    rows: 3,
    ready: 2,
    wrong: [2],
    guesses: ['BB-1'],
    repriced: 0,
    pieces: 14,
    total: 14 * 1_580,
  });
  expect(linesOf(rows)).toEqual([{ sku: '1', qty: 14 }]);
});

it('sums a sku at the quantity price of all its pieces, as the cart does', () => {
  const breaks = [
    { qty: 10, price: 1_500 },
    { qty: 24, price: 1_400 },
  ];
  const total = (...typed: string[]) =>
    summaryOf(typed.map((qty, index) => row({ key: String(index), qty }, { breaks }))).total;
  expect(total('9')).toBe(9 * 1_580);
  expect(total('10')).toBe(10 * 1_500);
  expect(total('12', '12')).toBe(24 * 1_400);
});

it('leaves rows that were not added, with the reason', () => {
  const rows = [row(), row({ key: 'b' }, { skuId: '2' }), row({ key: 'c' }, {}, 'near')];
  const left = rowsLeft(rows, [
    { sku: '1', added: 2, message: '' },
    { sku: '2', added: 0, message: 'Only 1 left.' },
  ]);
  expect(left.map(({ refusal }) => refusal)).toEqual(['Only 1 left.', '']);
});

it('sends no more of a sku than a line holds, and leaves the other rows', () => {
  const rows = ['6000', '6000', '3999'].map((qty, index) => row({ key: String(index), qty }, { available: null }));
  expect(linesOf(rows)).toEqual([{ sku: '1', qty: 9_999 }]);
  expect(rowsLeft(rows, [{ sku: '1', added: 9_999, message: '' }]).map(({ key }) => key)).toEqual(['1']);
});

it('leaves rows that were typed or changed while the others were added', () => {
  const sent = [row(), row({ key: 'b' }, { skuId: '2' }), row({ key: 'c' }, { skuId: '3' })];
  const now = [
    row(),
    row({ key: 'b', qty: '٥' }, { skuId: '2' }),
    row({ key: 'c' }, { skuId: '3' }),
    row({ key: 'd' }),
  ];
  const left = rowsLeft(
    now,
    ['1', '2', '3'].map((sku) => ({ sku, added: sku === '3' ? 0 : 2, message: sku === '3' ? 'Only 1 left.' : '' })),
    sent,
  );
  // What was added of b's five is taken off.
  expect(left.map(({ key, qty, refusal }) => [key, qty, refusal])).toEqual([
    ['b', '3', ''],
    ['c', '2', 'Only 1 left.'],
    ['d', '2', ''],
  ]);
});

it('merges repeated codes that a scanner typed before the lookup, except in the current row', () => {
  const typed = (key: string, code: string, qty = ''): PadRow => ({ ...emptyRow(key), code, qty });
  const rows = [
    typed('a', 'X'),
    typed('b', 'Y', '4'),
    typed('c', 'X'),
    typed('d', 'X'),
    typed('e', 'Y'),
    typed('f', 'X'),
  ];
  expect(countRepeats(rows, 'f').map(({ key, code, qty }) => [key, code, qty])).toEqual([
    ['a', 'X', '3'],
    ['b', 'Y', '5'],
    ['f', 'X', ''],
  ]);
});

it('increments the quantity of a code that is scanned again', () => {
  const once = scanned([emptyRow('a')], '2900000000001', 'b');
  expect(once.map(({ code, qty }) => [code, qty])).toEqual([['2900000000001', '1']]);
  expect(scanned(once, '2900000000001', 'b').map(({ qty }) => qty)).toEqual(['2']);
  expect(scanned([row()], '2900000000001', 'b').map(({ qty }) => qty)).toEqual(['3']);
  expect(scanned([row()], '2900000000002', 'b')).toHaveLength(2);
  expect(scanned([row({ qty: '٤' })], '2900000000001', 'b').map(({ qty }) => qty)).toEqual(['5']);
});

it.each<[string, Partial<PadRow>, number | null]>([
  ['the same price', { formPrice: { code: 'BB-1', cents: 1_580 } }, null],
  ['another price', { formPrice: { code: 'BB-1', cents: 1_490 } }, 1_490],
  ['a code that was changed since', { formPrice: { code: 'BB-2', cents: 1_490 } }, null],
  ['no form', {}, null],
  ['a row that was not looked up', { formPrice: { code: 'BB-1', cents: 1_490 }, found: null }, null],
])('compares the price of a form: %s', (_, over, was) => {
  expect(oldPrice(row(over))).toBe(was);
  expect(summaryOf([row(over)]).repriced).toBe(was === null ? 0 : 1);
});

it('is ready once a guess was accepted', () => expect(stateOf(withSku(row({}, {}, 'near'), sku())).kind).toBe('ready'));

it('stores codes and quantities of one customer, without prices', () => {
  const text = writeDraft('7', [row({ original: '2 x BB-1' }), emptyRow('b')], null);
  expect(text).not.toMatch(/1580|price|Shampoo/);
  expect(readDraft(text, '7', () => 'k')).toEqual([{ ...row({ original: '2 x BB-1' }), key: 'k', found: null }]);
  expect(readDraft(text, '8', () => 'k')).toEqual([]);
  expect(readDraft('nonsense', '7', () => 'k')).toEqual([]);
});

it('restores the other rows of a draft with a field that is too long, and as many rows as the pad has', () => {
  const long = [row({ code: 'x'.repeat(300) }), row({ qty: '9'.repeat(50) }), row({ original: 'y'.repeat(3_000) })];
  const restored = readDraft(writeDraft('7', [...long, row({ code: 'BB-2' })], null), '7', () => 'k');
  expect(restored.map(({ code, qty, original }) => [code.length, qty.length, original.length])).toEqual([
    [200, 1, 0],
    [4, 40, 0],
    [4, 1, 2_000],
    [4, 1, 0],
  ]);
  const many = Array.from({ length: 1_500 }, () => row());
  expect(readDraft(writeDraft('7', many, null), '7', () => 'k')).toHaveLength(1_001);
});

it('makes a row from a parsed line', () => {
  const read = {
    line: 1,
    original: 'lots of jerky',
    code: '',
    words: 'jerky',
    qty: null,
    typed: 'lots',
    unit: 'each',
    formPrice: null,
  } as const;
  expect(rowOf(read, 'k')).toMatchObject({ code: 'jerky', words: 'jerky', qty: 'lots', original: 'lots of jerky' });
});

it('knows for an hour what was sent and not answered, for the same customer', () => {
  const sent = { contents: '[]', key: 'key', at: 5_000 };
  const text = writeDraft('7', [], sent);
  expect(readSent(text, '7', 3_600_000)).toEqual(sent);
  expect(readSent(text, '7', 3_605_000)).toBeNull();
  expect(readSent(text, '8', 3_600_000)).toBeNull();
  expect(readSent(writeDraft('7', [], null), '7', 0)).toBeNull();
  // As an earlier release or the offline pad writes it.
  expect(readSent('{"owner":"7","rows":[]}', '7', 0)).toBeNull();
});
