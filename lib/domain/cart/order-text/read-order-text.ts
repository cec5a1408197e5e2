import { isBoilerplate, isClosing } from './boilerplate';
import { MAX_ORDER_ROWS, type OrderText, type OrderTextRow, type SkippedLine } from './order-row';
import { readLine } from './read-line';
import { readOrderTable } from './read-order-table';
import { type TableLine, delimiterOf, readTable } from './read-table';

/** Maximum number of lines, and of characters in them; lines beyond either are counted, not parsed. */
const MAX_LINES = 10_000;
const MAX_ORDER_TEXT_LENGTH = 1_000_000;
/** The same for a workbook's sheet, which has more columns that are of no use here. */
const MAX_SHEET_LENGTH = 2_000_000;
/** Maximum number of characters of a line that are parsed. */
const MAX_LINE_LENGTH = 2_000;

/**
 * Parses an order from pasted or dropped text: columns of a spreadsheet, CSV, a list, an e-mail. Pure; no line is lost:
 * each becomes a row or is skipped.
 */
export function readOrderText(text: string): OrderText {
  const clean = text.replace(/^\ufeff/, '').replaceAll(/\r\n?|\u2028|\u2029|\u0085/g, '\n');
  // Excel writes this line above its own CSV.
  const declared = /^sep=(.)\n/i.exec(clean);
  const delimiter = declared?.[1] ?? delimiterOf(clean);
  const all = clean.slice(declared?.[0].length ?? 0).split('\n');
  const fitting = all.slice(0, fittingLines(all)).map((line) => line.slice(0, MAX_LINE_LENGTH));
  const body = fitting.join('\n');
  const read = delimiter === null ? readLines(body) : readOrderTable(readTable(body, delimiter));
  return collect(read, all.slice(fitting.length).filter((line) => line.trim() !== '').length);
}

/** How many of the lines are parsed. */
function fittingLines(lines: readonly string[]): number {
  let length = 0;
  const tooMuch = lines.findIndex((line) => {
    length += Math.min(line.length, MAX_LINE_LENGTH) + 1;
    return length > MAX_ORDER_TEXT_LENGTH;
  });
  return Math.min(MAX_LINES, tooMuch === -1 ? lines.length : tooMuch);
}

/** Like `readOrderText`, for the cells of a workbook's sheet. */
export function readOrderCells(rows: readonly (readonly string[])[]): OrderText {
  const lines: TableLine[] = [];
  let length = 0;
  let read = 0;
  for (const cells of rows.slice(0, MAX_LINES)) {
    const filled = cells.map((cell) => cell.slice(0, MAX_LINE_LENGTH).trim());
    const original = originalOf(filled);
    length += original.length;
    if (length > MAX_SHEET_LENGTH) break;
    read += 1;
    if (original !== '') lines.push({ line: read, cells: filled, original });
  }
  return collect(readOrderTable(lines), rows.length - read);
}

/** The cells as one line. A workbook may have the same long text in every cell of every row. */
function originalOf(cells: readonly string[]): string {
  let text = '';
  for (const cell of cells) {
    if (cell !== '') text += text === '' ? cell : ` · ${cell}`;
    if (text.length >= MAX_LINE_LENGTH) break;
  }
  return text.slice(0, MAX_LINE_LENGTH);
}

type Read = { readonly row: OrderTextRow } | { readonly skipped: SkippedLine };

function collect(read: readonly Read[], unread: number): OrderText {
  const rows = read.flatMap((one) => ('row' in one ? [one.row] : []));
  const skipped = read.flatMap((one) => ('skipped' in one ? [one.skipped] : []));
  return { rows: rows.slice(0, MAX_ORDER_ROWS), skipped, beyond: Math.max(0, rows.length - MAX_ORDER_ROWS) + unread };
}

/**
 * Parses the lines of a list or a letter. After the closing words only lines with codes count: signatures have numbers,
 * too.
 */
function readLines(text: string): Read[] {
  const lines = text.split('\n').flatMap((original, index) => {
    const trimmed = original.trim();
    return trimmed === '' ? [] : [{ line: index + 1, original: trimmed }];
  });
  const alone = lines.length === 1;
  let closed = false;
  return lines.map(({ line, original }): Read => {
    closed ||= isClosing(original.replace(/^[>\s]+/, ''));
    const read = readLine(original);
    const isGoods =
      read !== null && (read.code !== '' || (!closed && (read.counted || (alone && !isBoilerplate(original)))));
    if (!isGoods) return { skipped: { line, original } };
    const { code, words, qty, typed, unit } = read;
    return { row: { line, original, code, words, qty, typed, unit, formPrice: null } };
  });
}
