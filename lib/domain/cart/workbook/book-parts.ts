import { escapeHtml } from '../../web/escape-html';

export const SHEET_PART = 'xl/worksheets/sheet1.xml';

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (...all: readonly (readonly [kind: string, target: string])[]): string =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([kind, target], index) => `<Relationship Id="r${index}" Type="${RELATIONS}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Excel allows at most 31 characters in a sheet's name, and forbids some signs. */
const sheetName = (name: string): string => escapeHtml(name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31));

/** The parts of a workbook except its sheet. Formulas are calculated when it is opened. */
export function bookParts(name: string, styles: string): readonly { readonly name: string; readonly xml: string }[] {
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...[
      ['xl/workbook.xml', 'sheet.main'],
      [SHEET_PART, 'worksheet'],
      ['xl/styles.xml', 'styles'],
    ].map(([part, kind]) => `<Override PartName="/${part}" ContentType="${TYPE}.${kind}+xml"/>`),
  ];
  const sheet = `<sheet name="${sheetName(name)}" sheetId="1" r:id="r0"/>`;
  return [
    {
      name: '[Content_Types].xml',
      xml: `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">${types.join('')}</Types>`,
    },
    { name: '_rels/.rels', xml: relations(['officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      xml:
        `${XML_HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${sheet}</sheets>` +
        '<calcPr fullCalcOnLoad="1"/></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    },
    { name: 'xl/styles.xml', xml: styles },
  ];
}
