import { FORM_COLUMNS, type FormCell, type FormSku } from '../../../domain/cart/order-form/form-columns';
import { escapeHtml } from '../../../domain/web/escape-html';
import type { OrderForm } from './order-form';

/* One sheet of SpreadsheetML: title, totals and heading, which stay in view when scrolling, then the skus. */

/** Indexes in the list of formats (book-styles.ts). */
const FORMAT = { plain: 0, title: 1, heading: 2, money: 3, input: 4, label: 5, total: 6, text: 7, pieces: 8 };

const FIRST_ROW = 4;
/** Excel's last row. */
const LAST_ROW = 1_048_576;

const letter = (column: number): string => String.fromCodePoint(65 + column);
const columnOf = (name: (typeof FORM_COLUMNS)[number]['name']): string =>
  letter(FORM_COLUMNS.findIndex((column) => column.name === name));

const QUANTITY = columnOf('quantity');
const PRICE = columnOf('price');
const SUM = letter(FORM_COLUMNS.length);
const SUM_WIDTH = 15;

const text = (at: string, format: number, value: string): string =>
  `<c r="${at}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${escapeHtml(value)}</t></is></c>`;
const number = (at: string, format: number, value: string): string => `<c r="${at}" s="${format}"><v>${value}</v></c>`;
const formula = (at: string, format: number, value: string): string =>
  `<c r="${at}" s="${format}"><f>${escapeHtml(value)}</f></c>`;
const row = (at: number, cells: string): string => `<row r="${at}">${cells}</row>`;

export function sheetHead({ words, rightToLeft }: OrderForm): string {
  const widths = [...FORM_COLUMNS.map(({ width }) => width), SUM_WIDTH].map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = [...FORM_COLUMNS.map(({ name }) => words[name]), words.sum];
  const below = (column: string) => `SUM(${column}${FIRST_ROW}:${column}${LAST_ROW})`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}>`,
    `<pane xSplit="1" ySplit="${FIRST_ROW - 1}" topLeftCell="B${FIRST_ROW}" activePane="bottomRight" state="frozen"/>`,
    `<selection pane="bottomRight" activeCell="${QUANTITY}${FIRST_ROW}" sqref="${QUANTITY}${FIRST_ROW}"/>`,
    `</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`,
    row(1, text('A1', FORMAT.title, words.title)),
    row(
      2,
      text(`${PRICE}2`, FORMAT.label, words.total) +
        formula(`${QUANTITY}2`, FORMAT.pieces, below(QUANTITY)) +
        formula(`${SUM}2`, FORMAT.total, below(SUM)),
    ),
    row(3, headings.map((heading, index) => text(`${letter(index)}3`, FORMAT.heading, heading)).join('')),
  ].join('');
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** What one piece costs in the quantity that is filled in: the price of its row, or a quantity price. */
function priceAt({ breaks }: FormSku, at: number): string {
  return breaks.reduce(
    (below, { qty, price }) => `IF(${QUANTITY}${at}>=${qty},${dollars(price)},${below})`,
    `${PRICE}${at}`,
  );
}

/** Rows of skus; `before` is the number of rows already in the sheet. */
export function sheetRows(skus: readonly FormSku[], before: number): string {
  return skus
    .map((sku, index) => {
      const at = FIRST_ROW + before + index;
      const cells = FORM_COLUMNS.map(({ cell }, column) => cellXml(`${letter(column)}${at}`, cell(sku)));
      // Text next to the number, such as '3 ctn', is left to the pad.
      const sum = `IF(ISNUMBER(${QUANTITY}${at}),${QUANTITY}${at}*${priceAt(sku, at)},"")`;
      return row(at, cells.join('') + formula(`${SUM}${at}`, FORMAT.money, sum));
    })
    .join('');
}

export const SHEET_END =
  '</sheetData><pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
  '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>';

function cellXml(at: string, cell: FormCell): string {
  switch (cell.kind) {
    case 'text':
      return cell.text === '' ? '' : text(at, FORMAT.text, cell.text);
    case 'count':
      return cell.count === null ? '' : number(at, FORMAT.plain, String(cell.count));
    case 'cents':
      return cell.cents === null ? '' : number(at, FORMAT.money, dollars(cell.cents));
    case 'quantity':
      return `<c r="${at}" s="${FORMAT.input}"/>`;
  }
}
