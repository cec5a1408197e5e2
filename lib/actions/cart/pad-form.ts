import { MAX_SEARCH_LENGTH } from '@/lib/contract/limits';
import { MAX_ORDER_ROWS, type OrderText } from '@/lib/domain/cart/order-text/order-row';
import { type PadRow, emptyRow, isBlank } from '@/lib/domain/cart/order-pad/pad-row';
import { type FormState, NEW_FORM, fieldsUnder } from '../form-state';
import { cut } from '@/lib/domain/values/cut';

/** State of the pad's form: its rows, and the result of parsing a text. */
export interface PadState extends FormState {
  readonly rows: readonly PadRow[];
  readonly skipped: readonly string[];
  /** Number of pieces just added. */
  readonly added: number;
  readonly notice: string | null;
  /** The list that rows were saved to. */
  readonly savedTo: string | null;
}

/** Number of blank rows in a new form. */
const BLANK_ROWS = 5;

/** Adds blank rows to type in, with the first keys that no filled row has: a row typed into keeps its key. */
export function withBlankRows(rows: readonly PadRow[]): PadRow[] {
  const filled = rows.filter((row) => !isBlank(row));
  const used = new Set(filled.map(({ key }) => key));
  const length = Math.max(1, BLANK_ROWS - filled.length);
  const free = Array.from({ length: length + filled.length }, (_, index) => `blank-${index}`).filter(
    (key) => !used.has(key),
  );
  return [...filled, ...free.slice(0, length).map(emptyRow)];
}

export const NEW_PAD: PadState = {
  ...NEW_FORM,
  rows: withBlankRows([]),
  skipped: [],
  added: 0,
  notice: null,
  savedTo: null,
};

/** Names of a row's fields: `row.{number}.code`. */
export const padField = (
  row: number,
  field: 'code' | 'qty' | 'unit' | 'original' | 'words' | 'price' | 'pick',
): string => `row.${row}.${field}`;

/** Serializes the price of an order form for a form field: cents and the sku's code. */
export const writePrice = ({ formPrice }: PadRow): string =>
  formPrice === null ? '' : `${formPrice.cents} ${formPrice.code}`;

function readPrice(field: string): PadRow['formPrice'] {
  const [, cents, code] = /^(\d{1,12}) (.{1,200})$/.exec(field) ?? [];
  return cents === undefined || code === undefined ? null : { code, cents: Number(cents) };
}

/** The submitted rows. A chosen suggestion replaces the code. */
export function readPadRows(data: FormData): PadRow[] {
  const rows = new Map<string, Record<string, string>>();
  for (const { name, value } of fieldsUnder(data, 'row.')) {
    const [number = '', field = ''] = name.split('.');
    if (!/^\d{1,4}$/.test(number)) continue;
    rows.set(number, { ...rows.get(number), [field]: value });
  }
  return [...rows]
    .slice(0, MAX_ORDER_ROWS)
    .map(([number, { code = '', qty = '', unit, original = '', words = '', price = '', pick = '' }]) => ({
      ...emptyRow(`row-${number}`),
      original: original.slice(0, 2_000),
      code: cut((pick || code).trim(), MAX_SEARCH_LENGTH),
      words: pick ? '' : words.slice(0, 2_000),
      qty: qty.trim().slice(0, 20),
      unit: unit === 'carton' ? ('carton' as const) : ('each' as const),
      formPrice: readPrice(price),
    }))
    .filter((row) => !isBlank(row));
}

type ReadWords = (key: 'readRows' | 'nothingRead' | 'beyond', values: { count: number }) => string;

/**
 * The result of parsing a text; `all` is false if nothing was recognized or the text has more rows than the pad allows.
 */
export function readWords({ rows, beyond }: OrderText, t: ReadWords): { words: string; all: boolean } {
  const words =
    rows.length === 0 && beyond > 0 ? [] : [t(rows.length === 0 ? 'nothingRead' : 'readRows', { count: rows.length })];
  if (beyond > 0) words.push(t('beyond', { count: beyond }));
  return { words: words.join(' '), all: rows.length > 0 && beyond === 0 };
}
