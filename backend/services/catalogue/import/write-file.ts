import { safeCell } from '@/lib/domain/cart/order-form/safe-cell';
import { SPREADSHEET, XML_HEAD } from '@/lib/domain/cart/workbook/book-parts';
import { packBook } from '@/lib/domain/cart/workbook/pack-book';
import { escapeHtml } from '@/lib/domain/web/escape-html';
import { streamOf } from '@/lib/domain/web/stream-of';
import { COLUMNS, type ColumnKey, FILE_COLUMNS } from '../../../rules/catalogue/sheet/columns';
import { CSV_MARK, csvLine } from '../../../rules/values/csv-cell';

export type FileRow = Readonly<Partial<Record<ColumnKey, string>>> & { readonly fault?: string };
export type FileKind = 'csv' | 'xlsx';

export const FILE_TYPES: Readonly<Record<FileKind, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface FileColumn {
  readonly heading: string;
  readonly width: number;
  readonly isNumber: boolean;
  readonly cell: (row: FileRow) => string;
}

const OWN: readonly FileColumn[] = FILE_COLUMNS.map((key) => ({
  heading: COLUMNS[key].heading,
  width: COLUMNS[key].width,
  isNumber: COLUMNS[key].kind === 'number',
  cell: (row) => row[key] ?? '',
}));
const WITH_FAULT: readonly FileColumn[] = [
  { heading: 'Fault', width: 60, isNumber: false, cell: ({ fault = '' }) => fault },
  ...OWN,
];

type Pieces = AsyncIterable<readonly FileRow[]>;

/** A catalogue file, written while its rows are read; with `faults` each row says what is wrong with it. */
export function catalogueFile(kind: FileKind, pieces: Pieces, faults = false): ReadableStream<Uint8Array> {
  const columns = faults ? WITH_FAULT : OWN;
  return streamOf(
    kind === 'csv' ? csvPieces(columns, pieces) : packBook('Catalogue', STYLES, sheetXml(columns, pieces)),
  );
}

async function* csvPieces(columns: readonly FileColumn[], pieces: Pieces): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const cell = (column: FileColumn, row: FileRow) => (column.isNumber ? column.cell(row) : safeCell(column.cell(row)));
  yield encoder.encode(CSV_MARK + csvLine(columns.map(({ heading }) => heading)));
  for await (const rows of pieces) {
    if (rows.length === 0) continue;
    yield encoder.encode(rows.map((row) => csvLine(columns.map((column) => cell(column, row)))).join(''));
  }
}

/** Text cells are typed as text, so that no spreadsheet turns a code into a number or a date. */
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

const letter = (column: number): string => String.fromCodePoint(65 + column);
const textXml = (at: string, style: number, value: string): string =>
  value === ''
    ? ''
    : `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeHtml(value)}</t></is></c>`;

function rowXml(columns: readonly FileColumn[], row: FileRow, at: number): string {
  const cells = columns.map(({ isNumber, cell }, index) => {
    const [place, value] = [`${letter(index)}${at}`, cell(row)];
    if (isNumber && /^-?\d+(\.\d+)?$/.test(value)) return `<c r="${place}"><v>${value}</v></c>`;
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
