import { safeCell } from '@/lib/domain/cart/order-form/safe-cell';
import { SPREADSHEET, XML_HEAD } from '@/lib/domain/cart/workbook/book-parts';
import { packBook } from '@/lib/domain/cart/workbook/pack-book';
import { escapeHtml } from '@/lib/domain/web/escape-html';
import { streamOf } from '@/lib/domain/web/stream-of';
import { COLUMNS, FILE_COLUMNS } from '../../../rules/catalogue/sheet/columns';
import type { Cells } from '../../../rules/catalogue/sheet/plan-types';
import { isPriceHeading } from '../../../rules/catalogue/sheet/price-columns';
import { FAULT_KEY } from '../../../rules/catalogue/sheet/read-rows';
import { CSV_MARK, csvLine } from '../../../rules/values/csv-cell';

export type FileKind = 'csv' | 'xlsx';

export const FILE_TYPES: Readonly<Record<FileKind, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A number for spreadsheets; any other value in a numeric column is written as text. */
const NUMBER = /^-?\d+(\.\d+)?$/;

interface FileColumn {
  readonly key: string;
  readonly heading: string;
  readonly width: number;
  readonly isNumber: boolean;
}

const FAULT: FileColumn = { key: FAULT_KEY, heading: 'Fault', width: 60, isNumber: false };
const PRICE_WIDTH = 12;

/** The columns of a file; prices by level and quantity follow the special price. */
function columnsOf(priceHeadings: readonly string[]): FileColumn[] {
  const prices = priceHeadings.map((heading) => ({ key: heading, heading, width: PRICE_WIDTH, isNumber: true }));
  return FILE_COLUMNS.flatMap((key) => {
    const { heading, width, kind } = COLUMNS[key];
    return [{ key, heading, width, isNumber: kind === 'number' }, ...(key === 'special' ? prices : [])];
  });
}

type Pieces = AsyncIterable<readonly Cells[]>;

/** Streams a catalogue file while its rows are read. */
export function catalogueFile(
  kind: FileKind,
  pieces: Pieces,
  priceHeadings: readonly string[],
): ReadableStream<Uint8Array> {
  return written(kind, columnsOf(priceHeadings), pieces);
}

/** Faulty rows with their faults, in the sent columns only: on re-import an added empty column would clear values. */
export function errorFile(kind: FileKind, rows: readonly Cells[]): ReadableStream<Uint8Array> {
  const keys = new Set(rows.flatMap(Object.keys));
  const columns = columnsOf([...keys].filter(isPriceHeading)).filter(({ key }) => keys.has(key));
  return written(kind, [FAULT, ...columns], oneOf(rows));
}

async function* oneOf(rows: readonly Cells[]): AsyncGenerator<readonly Cells[]> {
  yield rows;
}

const written = (kind: FileKind, columns: readonly FileColumn[], pieces: Pieces): ReadableStream<Uint8Array> =>
  streamOf(kind === 'csv' ? csvPieces(columns, pieces) : packBook('Catalogue', STYLES, sheetXml(columns, pieces)));

async function* csvPieces(columns: readonly FileColumn[], pieces: Pieces): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const cell = ({ key, isNumber }: FileColumn, { [key]: value = '' }: Cells) =>
    isNumber && NUMBER.test(value) ? value : safeCell(value);
  yield encoder.encode(CSV_MARK + csvLine(columns.map(({ heading }) => heading)));
  for await (const rows of pieces) {
    if (rows.length === 0) continue;
    yield encoder.encode(rows.map((row) => csvLine(columns.map((column) => cell(column, row)))).join(''));
  }
}

/** Text cells are formatted as text, so that no spreadsheet converts a code into a number or a date. */
const CELL = 'fillId="0" borderId="0" xfId="0"';
const STYLES = [
  `${XML_HEAD}<styleSheet xmlns="${SPREADSHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>`,
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="1"><fill><patternFill patternType="none"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="3"><xf numFmtId="0" fontId="0" ${CELL}/><xf numFmtId="0" fontId="1" ${CELL} applyFont="1"/>`,
  `<xf numFmtId="49" fontId="0" ${CELL} applyNumberFormat="1"/></cellXfs></styleSheet>`,
].join('');
const HEADING = 1;
const TEXT = 2;

const LETTERS = 26;
/** A column's name: A to Z, then AA. */
const letter = (column: number): string =>
  (column < LETTERS ? '' : letter(Math.floor(column / LETTERS) - 1)) + String.fromCodePoint(65 + (column % LETTERS));
const textXml = (at: string, style: number, value: string): string =>
  value === ''
    ? ''
    : `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeHtml(value)}</t></is></c>`;

function rowXml(columns: readonly FileColumn[], row: Cells, at: number): string {
  const cells = columns.map(({ key, isNumber }, index) => {
    const [place, value] = [`${letter(index)}${at}`, row[key] ?? ''];
    if (isNumber && NUMBER.test(value)) return `<c r="${place}"><v>${value}</v></c>`;
    return textXml(place, TEXT, safeCell(value));
  });
  return `<row r="${at}">${cells.join('')}</row>`;
}

async function* sheetXml(columns: readonly FileColumn[], pieces: Pieces): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, index) => textXml(`${letter(index)}1`, HEADING, heading));
  yield (
    `${XML_HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ` +
      'ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`
  );
  let at = 1;
  for await (const rows of pieces) yield rows.map((row) => rowXml(columns, row, (at += 1))).join('');
  yield '</sheetData></worksheet>';
}
