import { readOrderText } from './read-order-text';

/** Lines in short: code, quantity and unit. */
const rowsOf = (lines: readonly string[]) =>
  readOrderText(lines.join('\n')).rows.map(({ code, qty, typed, unit }) => [code, qty ?? typed, unit]);

const SOAP = 'BB-SH-OAT-500\tOatmeal Shampoo';
const COMB = 'DF-JK-TEN-50\tComb';

it("takes the quantities of this shop's own form also without its header, and none for a blank one", () => {
  const form = (first: string, stock: string, price: string, qty: string, sum: string) =>
    `${first}\t500 mL\tShampoo\t9312345678907\t${stock}\t12\t1\t1\t${price}\t${qty}\t${sum}`;
  const lines = [
    form(SOAP, '1,400', '$15.80', '6', '$94.80'),
    form(COMB, '33', '$63.00', '', ''),
    '\t\t\t\t\t\t\t\t\tTotal\t\t$94.80',
  ];
  expect(rowsOf(lines)).toEqual([['BB-SH-OAT-500', 6, 'each']]);
  expect(rowsOf(lines.slice(0, 1))).toEqual([['BB-SH-OAT-500', 6, 'each']]);
});

it('takes no price for a quantity', () => {
  const ordered = [
    ['BB-SH-OAT-500', 12, 'each'],
    ['DF-JK-TEN-50', 3, 'each'],
  ];
  expect(rowsOf([`${SOAP}\t15.00\t12`, `${COMB}\t63.00\t3`])).toEqual(ordered);
  expect(rowsOf([`${SOAP}\t12\t15,80`, `${COMB}\t3\t63,00`])).toEqual(ordered);
  expect(rowsOf([`${SOAP}\t15.80`, `${COMB}\t63.00`]).map(([, qty]) => qty)).toEqual([1, 1]);
});

it('reads whole numbers with two zeros where nothing else is a quantity', () => {
  expect(rowsOf([`${SOAP}\t12.00`, `${COMB}\t3.00`]).map(([, qty]) => qty)).toEqual([12, 3]);
});

it('counts cartons in the lines that have no quantity', () => {
  expect(rowsOf(['Code\tName\tCartons\tUnits', `${SOAP}\t2\t`, `${COMB}\t0\t3`])).toEqual([
    ['BB-SH-OAT-500', 2, 'carton'],
    ['DF-JK-TEN-50', 3, 'each'],
  ]);
});

it.each([
  ['Order Qty (ctn)', 'carton'],
  ['Quantity [cartons]', 'carton'],
  ['QTY (EA)', 'each'],
  ['Menge (Stück)', 'each'],
])('finds the unit behind the heading %s', (heading, unit) => {
  expect(rowsOf([`SKU\tName\t${heading}`, `${SOAP}\t2`])).toEqual([['BB-SH-OAT-500', 2, unit]]);
});

it('reads the lower of two headers, the upper of which names groups of columns', () => {
  expect(rowsOf(['Product\t\tOrder\t', 'Code\tName\tQty\tUnit', `${SOAP}\t2\tctn`])).toEqual([
    ['BB-SH-OAT-500', 2, 'carton'],
  ]);
});

it.each([
  ['9.31E+12', 1],
  ['9,31235E+12\t6', 6],
  ['6 x 9.31E+12', 6],
])('keeps a barcode that a spreadsheet has shortened: %s', (line, qty) => {
  const [code = ''] = /\d[.,]\d+E\+12/.exec(line) ?? [];
  expect(rowsOf([line])).toEqual([[code, qty, 'each']]);
});

it('takes the column of barcodes for them also where some are shortened', () => {
  expect(rowsOf(['Comb\t9312345678907\t3', 'Soap\t9.31E+12\t4']).map(([code, qty]) => [code, qty])).toEqual([
    ['9312345678907', 3],
    ['9.31E+12', 4],
  ]);
});

it('counts the pieces of a unit that says how many it has', () => {
  const units = ['Box of 6', 'CTN12', 'Carton (24)', 'ctn', 'EA', 'Box of 9999'];
  expect(rowsOf(['Code\tQty\tUOM', ...units.map((unit) => `BB-SH-OAT-500\t2\t${unit}`)])).toEqual(
    [12, 24, 48, 2, 2, '2 Box of 9999'].map((qty, at) => ['BB-SH-OAT-500', qty, at === 3 ? 'carton' : 'each']),
  );
});
