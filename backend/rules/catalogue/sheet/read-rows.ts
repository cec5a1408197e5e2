import { priceColumnOf } from './price-columns';
import { COLUMNS, type ColumnKey, FILE_COLUMNS } from './columns';

/** One row as typed, by column; columns missing from the file are absent. */
export interface SheetRow {
  /** Row number in the spreadsheet, from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<ColumnKey, string>>>;
  /** Prices by level and quantity, keyed by heading. */
  readonly prices: Readonly<Record<string, string>>;
}

export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** Headings of columns that are not read: unrecognised ones, and the second of two alike. */
  readonly unknown: readonly string[];
}

/** Number of lines searched for the headings. */
const ABOVE = 5;
/** Key of the extra column in the file of faults, which says what is wrong with a row. */
export const FAULT_KEY = 'fault';

/** Figures and letters of any script count: “Price 2” is not the price. */
const headingKey = (cell: string): string => cell.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const BY_HEADING = new Map(FILE_COLUMNS.map((key) => [headingKey(COLUMNS[key].heading), key]));

/** One line of text, without the apostrophe that prevents a formula. */
export function plainCell(cell: string): string {
  return cell
    .toWellFormed()
    .replaceAll(/[\u0000-\u001f\u007f\u2028\u2029\ufffe\uffff]+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');
}

/** Parses the rows below the headings; null without a code column. `levels` are names of price levels. */
export function readRows(table: readonly (readonly string[])[], levels: readonly string[]): Sheet | null {
  const at = table.slice(0, ABOVE).findIndex((line) => line.some((cell) => headingKey(cell) === 'code'));
  const headings = table[at];
  if (!headings) return null;
  // First, as a level may be called ★, and its heading has the letters of “Price” alone.
  const priced = headings.map((cell) => priceColumnOf(cell, levels));
  const keys = headings.map((cell, place) => (priced[place] ? null : (BY_HEADING.get(headingKey(cell)) ?? null)));
  const rows: SheetRow[] = [];
  for (const [index, line] of table.slice(at + 1).entries()) {
    if (line.every((cell) => cell.trim() === '')) continue;
    const cells: Partial<Record<ColumnKey, string>> = {};
    for (const [place, key] of keys.entries())
      if (key !== null && cells[key] === undefined) cells[key] = plainCell(line[place] ?? '');
    const prices: Record<string, string> = {};
    for (const [place, column] of priced.entries())
      if (column !== null) prices[column.heading] ??= plainCell(line[place] ?? '');
    rows.push({ line: at + index + 2, cells, prices });
  }
  const read = headings.map((_, place) => priced[place]?.heading ?? keys[place] ?? null);
  const unknown = headings.filter((cell, place) => {
    const name = read[place] ?? null;
    const isRead = name !== null && read.indexOf(name) === place;
    return !isRead && cell.trim() !== '' && headingKey(cell) !== FAULT_KEY;
  });
  return { rows, unknown: unknown.map((cell) => plainCell(cell).slice(0, 60)).slice(0, 30) };
}
