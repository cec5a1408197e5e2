import { readAmount } from '../../rules/orders/refunds';
import type { PriceRow, PriceTable, WantedRow } from '../../services/catalogue/record/price-table';
import type { Posted } from '../form/read-form';

/** Minimum number of quantity columns. */
const COLUMNS = 3;
const MAX_QTY = 100_000;

/** Names of the form fields of a quantity and of a price. */
export const quantityName = (column: number): string => `q.${column}`;
export const cellName = ({ skuId, level }: PriceRow, column: number | 'price' | 'special'): string =>
  `p.${skuId}.${level?.id ?? 0}.${column}`;

/** The existing quantity columns, and an empty one. */
export const columnsOf = ({ quantities }: PriceTable): number => Math.max(COLUMNS, quantities.length + 1);

export interface ReadPrices {
  readonly rows: readonly WantedRow[];
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Parses the submitted price table. */
export function readPriceForm(table: PriceTable, form: Posted): ReadPrices {
  const errors: Record<string, string> = {};
  const typed = (name: string): string => (form.get(name) ?? '').trim();
  const amount = (name: string): number | null => {
    if (typed(name) === '') return null;
    const cents = readAmount(typed(name));
    if (cents === null) errors[name] = 'Dollars, such as 12.50.';
    return cents;
  };
  /** Of what everybody pays, a level or a quantity, the least applies. */
  const further = (name: string): number | null => {
    const cents = amount(name);
    if (cents === 0) errors[name] = 'At 0 it would be given away. Empty for none.';
    return cents;
  };
  const columns = [...Array(columnsOf(table)).keys()];
  const quantities = columns.map((column) => {
    const name = quantityName(column);
    const text = typed(name);
    const qty = /^\d{1,6}$/.test(text) ? Number(text) : null;
    if (text !== '' && (qty === null || qty < 2 || qty > MAX_QTY)) errors[name] = 'A number of 2 or more.';
    return qty;
  });
  for (const [column, qty] of quantities.entries())
    if (qty !== null && quantities.indexOf(qty) < column) errors[quantityName(column)] = 'This is here twice.';
  const rows = table.rows.map((row): WantedRow => {
    const names = { price: cellName(row, 'price'), special: cellName(row, 'special') };
    const price = row.level === null ? amount(names.price) : further(names.price);
    const special = row.level === null ? further(names.special) : null;
    if (row.level === null && price === null) errors[names.price] ??= 'Say what it costs.';
    if (special !== null && price !== null && special >= price)
      errors[names.special] = 'This has to be below the price.';
    const breaks = columns.flatMap((column) => {
      const name = cellName(row, column);
      const [cents, qty] = [further(name), quantities[column] ?? null];
      if (cents === null) return [];
      if (qty === null) errors[name] ??= 'Say above from how many on.';
      return qty === null ? [] : [[qty, cents] as const];
    });
    return { skuId: row.skuId, levelId: row.level?.id ?? null, price, special, breaks: new Map(breaks) };
  });
  return { rows, errors };
}
