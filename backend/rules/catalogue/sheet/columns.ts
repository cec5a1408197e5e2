import { readAmount } from '../../orders/refunds';

/** Error message about a cell. */
export class Fault extends Error {}

/** Normalises a typed cell to the format of the catalogue's file. @throws Fault */
type Read = (typed: string) => string;

interface Column {
  readonly heading: string;
  /** Column width, in characters. */
  readonly width: number;
  readonly kind: 'text' | 'number';
  readonly read: Read;
}

/** Most codes of a product, also in its form. */
export const MAX_SKUS = 1_000;
const MAX_CENTS = 999_999_999;
const MAX_PIECES = 1_000_000;

const text =
  (most: number): Read =>
  (typed) => {
    if (typed.length > most) throw new Fault(`is longer than ${most} characters`);
    return typed;
  };

const needed =
  (read: Read): Read =>
  (typed) => {
    if (typed === '') throw new Fault('is empty');
    return read(typed);
  };

const whole =
  (least: number, most: number): Read =>
  (typed) => {
    const digits = /^(\d{1,9})(?:\.0+)?$/.exec(typed)?.[1];
    const number = digits === undefined ? Number.NaN : Number(digits);
    if (!(number >= least && number <= most))
      throw new Fault(`is "${typed}", and not a whole number from ${least} to ${most}`);
    return String(number);
  };

export const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Parses a price cell to cents. */
export const centsOf = (cell: string): number => Math.round(Number(cell) * 100);

const price: Read = (typed) => {
  // A spreadsheet may write 12.5 for 12.50 and 12.499999999999998 for 12.5.
  const long = /^\d{1,7}\.\d{3,}$/.test(typed) ? Number(typed) : null;
  const cents = readAmount(
    long !== null && Math.abs(long * 100 - Math.round(long * 100)) < 1e-6 ? long.toFixed(2) : typed,
  );
  if (cents === null || cents > MAX_CENTS) throw new Fault(`is "${typed}", and not dollars such as 12.50`);
  return dollars(cents);
};

const orNone =
  (read: Read): Read =>
  (typed) =>
    typed === '' ? '' : read(typed);

/** A further price of a sku. Other programs write 0 where there is none, and customers pay the least that applies. */
export const priceOrNone = orNone((typed) => {
  const cell = price(typed);
  if (centsOf(cell) === 0) throw new Fault('is 0, which would give it away. Leave it empty where there is none');
  return cell;
});

const YES = new Set(['yes', 'y', 'true', '1', 'x']);
const NO = new Set(['no', 'n', 'false', '0', '']);
const yesOrNo: Read = (typed) => {
  const word = typed.toLowerCase();
  if (YES.has(word)) return 'yes';
  if (NO.has(word)) return 'no';
  throw new Fault(`is "${typed}", and not yes or no`);
};

/** Splits a cell that holds a list. */
export const partsOf = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
export const joined = (parts: readonly string[]): string => parts.join(' | ');

const list =
  (most: number): Read =>
  (typed) => {
    const parts = [...new Set(partsOf(typed))];
    if (parts.length > most) throw new Fault(`has more than ${most} parts`);
    return joined(parts);
  };

export interface Option {
  readonly name: string;
  readonly value: string;
}

/** Parses the options cell of a sku: `Size: M | Colour: Red`. */
export function optionsOf(cell: string): Option[] {
  return partsOf(cell).map((part) => {
    const colon = part.indexOf(':');
    return { name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() };
  });
}
export const valuesOf = (cell = ''): string[] => optionsOf(cell).map(({ value }) => value);

/** Replaces the list separator, which a part must not contain. */
const plain = (words: string): string => words.replaceAll('|', '/').trim();
export const optionsCell = (options: readonly Option[]): string =>
  joined(options.map(({ name, value }) => `${plain(name).replaceAll(':', ' ')}: ${plain(value)}`));

const options: Read = (typed) => {
  const read = optionsOf(typed);
  if (read.some(({ name, value }) => name === '' || value === '' || name.length > 40 || value.length > 80))
    throw new Fault(`is "${typed.slice(0, 80)}", and not options such as "Size: M | Colour: Red"`);
  if (new Set(read.map(({ name }) => name)).size < read.length) throw new Fault('has one option twice');
  return optionsCell(read);
};

const barcode: Read = (typed) => {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) throw new Fault(`is "${typed}", and not 8 or 12 to 14 digits`);
  return digits;
};

/** Columns about the product, the same in all its rows. */
const PRODUCT_COLUMNS = {
  name: { heading: 'Name', width: 38, kind: 'text', read: needed(text(200)) },
  brand: { heading: 'Brand', width: 18, kind: 'text', read: text(100) },
  badge: { heading: 'Badge', width: 12, kind: 'text', read: text(40) },
  summary: { heading: 'Summary', width: 40, kind: 'text', read: text(500) },
  categories: { heading: 'Categories', width: 28, kind: 'text', read: list(20) },
  pictures: { heading: 'Pictures', width: 28, kind: 'text', read: list(30) },
  shown: { heading: 'Shown', width: 8, kind: 'text', read: yesOrNo },
  new: { heading: 'New', width: 8, kind: 'text', read: yesOrNo },
} as const satisfies Readonly<Record<string, Column>>;

/** Columns about the sku of a row. */
const SKU_COLUMNS = {
  options: { heading: 'Options', width: 28, kind: 'text', read: options },
  price: { heading: 'Price', width: 10, kind: 'number', read: needed(price) },
  special: { heading: 'Special price', width: 12, kind: 'number', read: priceOrNone },
  weight: { heading: 'Weight in grams', width: 10, kind: 'number', read: needed(whole(0, 1_000_000)) },
  barcode: { heading: 'Barcode', width: 16, kind: 'text', read: orNone(barcode) },
  carton: { heading: 'Carton', width: 8, kind: 'number', read: needed(whole(1, 100_000)) },
  least: { heading: 'Least', width: 8, kind: 'number', read: needed(whole(1, 100_000)) },
  step: { heading: 'Step', width: 8, kind: 'number', read: needed(whole(1, 100_000)) },
  replaced: { heading: 'Replaced by', width: 18, kind: 'text', read: text(60) },
} as const satisfies Readonly<Record<string, Column>>;

/** Columns that identify a row, and its stock. */
const OTHER_COLUMNS = {
  code: { heading: 'Code', width: 18, kind: 'text', read: needed(text(60)) },
  product: { heading: 'Product', width: 28, kind: 'text', read: text(100) },
  stock: { heading: 'Stock', width: 8, kind: 'number', read: orNone(whole(0, MAX_PIECES)) },
  move: {
    heading: 'Move stock',
    width: 10,
    kind: 'number',
    read: (typed) => {
      const pieces = /^[+-]?\d{1,7}$/.test(typed.replace('−', '-')) ? Number(typed.replace('−', '-')) : Number.NaN;
      if (typed !== '' && !(Math.abs(pieces) <= MAX_PIECES))
        throw new Fault(`is "${typed}", and not pieces such as 24 or -3`);
      return typed === '' || pieces === 0 ? '' : String(pieces);
    },
  },
} as const satisfies Readonly<Record<string, Column>>;

export type ProductKey = keyof typeof PRODUCT_COLUMNS;
export type SkuKey = keyof typeof SKU_COLUMNS;
export type ProductCells = Readonly<Record<ProductKey, string>>;
export type SkuCells = Readonly<Record<SkuKey, string>>;

/** A new product, where a file says nothing else. */
export const NEW_PRODUCT: ProductCells = {
  name: '',
  brand: '',
  badge: '',
  summary: '',
  categories: '',
  pictures: '',
  shown: 'yes',
  new: 'no',
};
export const NEW_SKU: SkuCells = {
  options: '',
  price: '',
  special: '',
  weight: '0',
  barcode: '',
  carton: '1',
  least: '1',
  step: '1',
  replaced: '',
};

export const COLUMNS = { ...OTHER_COLUMNS, ...PRODUCT_COLUMNS, ...SKU_COLUMNS };
export type ColumnKey = keyof typeof COLUMNS;

export const PRODUCT_KEYS = Object.keys(PRODUCT_COLUMNS).filter((key): key is ProductKey => key in PRODUCT_COLUMNS);
export const SKU_KEYS = Object.keys(SKU_COLUMNS).filter((key): key is SkuKey => key in SKU_COLUMNS);

/** In file order. */
export const FILE_COLUMNS: readonly ColumnKey[] = [
  'code',
  'product',
  'name',
  'options',
  'price',
  'special',
  'stock',
  'move',
  'barcode',
  'carton',
  'least',
  'step',
  'weight',
  'replaced',
  'brand',
  'badge',
  'summary',
  'categories',
  'pictures',
  'shown',
  'new',
];
