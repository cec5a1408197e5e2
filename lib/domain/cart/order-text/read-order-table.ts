import { readFormPrice } from '../order-form/form-price';
import { TOTAL_WORD, isBoilerplate } from './boilerplate';
import { cleanCode } from './code-words';
import type { OrderTextRow, SkippedLine } from './order-row';
import { readLine } from './read-line';
import { readQuantity, unitOf } from './quantity-words';
import type { TableLine } from './read-table';
import { type TableColumns, guessColumns, headerOf } from './table-columns';

type Read = { readonly row: OrderTextRow } | { readonly skipped: SkippedLine };

/** Parses an order in a table; every line of it becomes a row or is skipped. */
export function readOrderTable(lines: readonly TableLine[]): Read[] {
  const header = headerOf(lines);
  const body = header ? lines.slice(header.at + 1) : lines;
  const columns = header?.columns ?? guessColumns(body);
  const before = header ? lines.slice(0, header.at + 1) : [];
  return [
    ...before.map((line) => ({ skipped: skip(line) })),
    ...body.map((line) => readRow(line, columns, header !== null)),
  ];
}

/** Maximum number of characters of a line's words: a workbook may have a long text in each cell. */
const MAX_LENGTH = 2_000;

const skip = ({ line, original }: TableLine): SkippedLine => ({ line, original });

function readRow(line: TableLine, columns: TableColumns, headed: boolean): Read {
  const cell = (index: number | null) => (index === null ? '' : (line.cells[index] ?? '').trim());
  const named = columns.code !== null || columns.barcode !== null || columns.words.length > 0;
  if (!named) return readLoose(line);
  const code = cleanCode(cell(columns.code)) || cleanCode(cell(columns.barcode));
  const words = columns.words.map(cell).filter(Boolean).join(' ').slice(0, MAX_LENGTH);
  if (TOTAL_WORD.test(code) || TOTAL_WORD.test(words) || (code === '' && words === '')) return { skipped: skip(line) };
  if (!headed && code === '' && isBoilerplate(line.original)) return { skipped: skip(line) };
  const typed = cell(columns.qty);
  // In a form of the whole range most lines order nothing.
  if (columns.qty !== null && headed && /^(?:0+(?:[.,]0+)?|-|–)?$/.test(typed)) return { skipped: skip(line) };
  if (columns.qty === null || (typed === '' && !headed)) {
    // Without a header, the line may have its quantity in words: '2 boxes'.
    const loose = headed ? null : readLine(line.cells.join(' ').slice(0, MAX_LENGTH));
    const { qty = 1, unit = 'each', typed: written = '' } = loose?.counted && loose.code === code ? loose : {};
    return {
      row: { line: line.line, original: line.original, code, words, qty, typed: written, unit, formPrice: null },
    };
  }
  const { qty, unit } = readQuantity(typed);
  const counts = columns.unit === null ? columns.counts : unitOf(cell(columns.unit));
  return {
    row: {
      line: line.line,
      original: line.original,
      code,
      words,
      qty,
      typed,
      unit: unit === 'carton' ? unit : counts,
      formPrice: columns.price === null ? null : readFormPrice(cell(columns.price)),
    },
  };
}

function readLoose(line: TableLine): Read {
  const read = readLine(line.cells.join(' ').slice(0, MAX_LENGTH));
  if (!read) return { skipped: skip(line) };
  const { code, words, qty, typed, unit } = read;
  return { row: { line: line.line, original: line.original, code, words, qty, typed, unit, formPrice: null } };
}
