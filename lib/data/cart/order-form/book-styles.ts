import { SPREADSHEET, XML_HEAD } from '../../../domain/cart/workbook/book-parts';
import { escapeHtml } from '../../../domain/web/escape-html';
import type { OrderForm } from './order-form';

const FONT = '<name val="Calibri"/><family val="2"/>';
const EDGE = '<color rgb="FF8A8A8A"/>';

/** The formats in the order of FORMAT (sheet-xml.ts). */
export function bookStyles({ money }: OrderForm): string {
  const format = (number: number, font: number, fill: number, border: number, align = ''): string => {
    const ids = `numFmtId="${number}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"`;
    const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"';
    return `<xf ${ids} ${applied}>${align === '' ? '' : `<alignment ${align}/>`}</xf>`;
  };
  const formats = [
    format(0, 0, 0, 0),
    format(0, 2, 0, 0),
    format(0, 1, 2, 1, 'vertical="top" wrapText="1"'),
    format(164, 0, 0, 0),
    format(0, 0, 3, 2),
    format(0, 1, 0, 0, 'horizontal="right"'),
    format(164, 1, 0, 0),
    format(49, 0, 0, 0),
    format(3, 1, 0, 0),
  ];
  return [
    `${XML_HEAD}<styleSheet xmlns="${SPREADSHEET}">`,
    `<numFmts count="1"><numFmt numFmtId="164" formatCode="${escapeHtml(money.pattern)}"/></numFmts>`,
    `<fonts count="3"><font><sz val="11"/>${FONT}</font><font><b/><sz val="11"/>${FONT}</font>`,
    `<font><b/><sz val="14"/>${FONT}</font></fonts>`,
    '<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFEFEFEA"/></patternFill></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFFFF8DC"/></patternFill></fill></fills>',
    '<borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border>',
    `<border><left/><right/><top/><bottom style="thin">${EDGE}</bottom><diagonal/></border>`,
    `<border>${['left', 'right', 'top', 'bottom'].map((side) => `<${side} style="thin">${EDGE}</${side}>`).join('')}`,
    '<diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}
