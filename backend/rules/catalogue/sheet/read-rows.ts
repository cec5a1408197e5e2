import { priceColumnOf } from './price-columns';
import { COLUMNS, type ColumnKey, FILE_COLUMNS } from './columns';

/** What was typed in one row, by column; a column that the file does not have is not there. */
export interface SheetRow {
  /** As a spreadsheet counts them. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<ColumnKey, string>>>;
  /** By level and quantity, each by its heading. */
  readonly prices: Readonly<Record<string, string>>;
}

export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** Headings that say nothing here. */
  readonly unknown: readonly string[];
}

/** Lines that may stand above the headings. */
const ABOVE = 5;
/** Written by the file of faults. */
const WORDS_OF_FAULTS = 'fault';

const headingKey = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z]/g, '');
const BY_HEADING = new Map(FILE_COLUMNS.map((key) => [headingKey(COLUMNS[key].heading), key]));

/** One line of text; the apostrophe that keeps a text from being a formula is no part of it. */
function plainCell(cell: string): string {
  return cell
    .toWellFormed()
    .replaceAll(/[\u0000-\u001f\u007f\u2028\u2029\ufffe\uffff]+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');
}

/** The rows below the headings; null where no line has a heading of codes. `levels` are names of price levels. */
export function readRows(table: readonly (readonly string[])[], levels: readonly string[]): Sheet | null {
  const at = table.slice(0, ABOVE).findIndex((line) => line.some((cell) => headingKey(cell) === 'code'));
  const headings = table[at];
  if (!headings) return null;
  const keys = headings.map((cell) => BY_HEADING.get(headingKey(cell)) ?? null);
  const priced = headings.map((cell, place) => (keys[place] === null ? priceColumnOf(cell, levels) : null));
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
  const unknown = headings.filter(
    (cell, index) =>
      keys[index] === null && priced[index] === null && cell.trim() !== '' && headingKey(cell) !== WORDS_OF_FAULTS,
  );
  return { rows, unknown: unknown.map((cell) => plainCell(cell).slice(0, 60)).slice(0, 30) };
}
