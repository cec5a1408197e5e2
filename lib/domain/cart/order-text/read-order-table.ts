import { readFormPrice } from '../order-form/form-price';
import { TOTAL_WORD, isBoilerplate } from './boilerplate';
import { cleanCode } from './code-words';
import type { OrderTextRow, OrderUnit, SkippedLine } from './order-row';
import { readLine } from './read-line';
import { inRange, piecesIn, readQuantity, unitOf } from './quantity-words';
import type { TableLine } from './read-table';
import { TWO_DECIMALS, type TableColumns, guessColumns, headerOf } from './table-columns';

type Read = { readonly row: OrderTextRow } | { readonly skipped: SkippedLine };

/** Parses an order in a table; every line of it becomes a row or is skipped. */
export function readOrderTable(lines: readonly TableLine[]): Read[] {
  const header = headerOf(lines);
  const body = header ? lines.slice(header.at + 1) : lines;
  const columns = header?.columns ?? guessColumns(body);
  const before = header ? lines.slice(0, header.at + 1) : [];
  return [...before.map((line) => ({ skipped: skip(line) })), ...body.map((line) => readRow(line, columns))];
}

/** Maximum number of characters of a line's words: a workbook may have a long text in each cell. */
const MAX_LENGTH = 2_000;

const skip = ({ line, original }: TableLine): SkippedLine => ({ line, original });

/** The quantity as typed and its unit; in lines without one, the number of cartons. */
function typedIn(columns: TableColumns, cell: (index: number | null) => string): { typed: string; counts: OrderUnit } {
  const typed = cell(columns.qty);
  if (!NO_QUANTITY.test(typed)) return { typed, counts: unitOf(cell(columns.unit)) };
  const cartons = cell(columns.cartons);
  return cartons === '' ? { typed, counts: 'each' } : { typed: cartons, counts: 'carton' };
}

const NO_QUANTITY = /^(?:0+(?:[.,]0+)?|-|–)?$/;

function readRow(line: TableLine, columns: TableColumns): Read {
  const cell = (index: number | null) => (index === null ? '' : (line.cells[index] ?? '').trim());
  const named = columns.code !== null || columns.barcode !== null || columns.words.length > 0;
  if (!named) return readLoose(line);
  const code = cleanCode(cell(columns.code)) || cleanCode(cell(columns.barcode));
  const words = columns.words.map(cell).filter(Boolean).join(' ').slice(0, MAX_LENGTH);
  if (TOTAL_WORD.test(code) || TOTAL_WORD.test(words) || (code === '' && words === '')) return { skipped: skip(line) };
  if (!columns.known && code === '' && isBoilerplate(line.original)) return { skipped: skip(line) };
  const { typed, counts } = typedIn(columns, cell);
  const hasQty = (columns.qty ?? columns.cartons) !== null;
  // In a form of the whole range most lines order nothing.
  if (hasQty && columns.known && NO_QUANTITY.test(typed)) return { skipped: skip(line) };
  if (!hasQty || (typed === '' && !columns.known)) {
    // Without a header, the line may have its quantity in words: '2 boxes'.
    const said = line.cells.filter((one) => !TWO_DECIMALS.test(one.trim())).join(' ');
    const loose = columns.known ? null : readLine(said.slice(0, MAX_LENGTH));
    const { qty = 1, unit = 'each', typed: written = '' } = loose?.counted && loose.code === code ? loose : {};
    return {
      row: { line: line.line, original: line.original, code, words, qty, typed: written, unit, formPrice: null },
    };
  }
  const { qty, unit } = readQuantity(typed);
  // 'Box of 6' may be another carton than the shop's.
  const each = unit === 'carton' ? 1 : piecesIn(cell(columns.unit));
  return {
    row: {
      line: line.line,
      original: line.original,
      code,
      words,
      qty: qty === null ? null : inRange(qty * each),
      typed: each === 1 ? typed : `${typed} ${cell(columns.unit)}`,
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
