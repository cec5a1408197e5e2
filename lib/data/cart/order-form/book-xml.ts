import { escapeHtml } from '../../../domain/web/escape-html';
import type { OrderForm } from './order-form';

export const SHEET_PART = 'xl/worksheets/sheet1.xml';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (...all: readonly (readonly [kind: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([kind, target], index) => `<Relationship Id="r${index}" Type="${RELATIONS}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Names of sheets are short, and some signs no part of them. */
const sheetName = (name: string): string => escapeHtml(name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31));

const FONT = '<name val="Calibri"/><family val="2"/>';
const EDGE = '<color rgb="FF8A8A8A"/>';

/** One format for each of FORMAT (sheet-xml.ts), in its order. */
function styles({ money }: OrderForm): string {
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
    `${HEAD}<styleSheet xmlns="${MAIN}">`,
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

/** The parts of a workbook beside its sheet. Formulas are worked out when it is opened. */
export function bookParts(form: OrderForm): readonly { readonly name: string; readonly xml: string }[] {
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...[
      ['xl/workbook.xml', 'sheet.main'],
      [SHEET_PART, 'worksheet'],
      ['xl/styles.xml', 'styles'],
    ].map(([part, kind]) => `<Override PartName="/${part}" ContentType="${TYPE}.${kind}+xml"/>`),
  ];
  const sheet = `<sheet name="${sheetName(form.words.name)}" sheetId="1" r:id="r0"/>`;
  return [
    { name: '[Content_Types].xml', xml: `${HEAD}<Types xmlns="${PACKAGE}/content-types">${types.join('')}</Types>` },
    { name: '_rels/.rels', xml: relations(['officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      xml:
        `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheet}</sheets>` +
        '<calcPr fullCalcOnLoad="1"/></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    },
    { name: 'xl/styles.xml', xml: styles(form) },
  ];
}
