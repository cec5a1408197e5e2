import { readOrderFile } from './order-file.server';
import type { OrderFileProblem } from '../../domain/cart/order-text/order-reply';
import type { OrderText } from '../../domain/cart/order-text/order-row';
import { cell, number, workbook, zip } from '../../domain/cart/workbook/testing/make-book';

const HEAD = `<row r="1">${cell('A1', 'Code')}${cell('B1', 'Qty')}</row>`;
const ONE = `<row r="2">${cell('A2', 'BB-SH-OAT-500')}${number('B2', '12')}</row>`;

const read = (bytes: Buffer) => readOrderFile(new Blob([new Uint8Array(bytes)]));
const rowsOf = (order: OrderText | OrderFileProblem) =>
  typeof order === 'string' ? order : order.rows.map(({ code, qty }) => `${qty} ${code}`);
/** Seconds of processor time, which a busy machine does not lengthen as it does a clock's. */
function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

it('parses a workbook, with barcodes as numbers and stored formula results', async () => {
  const rows = `${HEAD}${ONE}<row r="3">${number('A3', '9.312345678907E12')}<c r="B3"><f>2*3</f><v>6</v></c></row>`;
  expect(rowsOf(await read(zip(workbook(rows))))).toEqual(['12 BB-SH-OAT-500', '6 9312345678907']);
});

it('recognizes text by the file’s contents', async () => {
  expect(rowsOf(await read(Buffer.from('Code;Qty\nBB-SH-OAT-500;12')))).toEqual(['12 BB-SH-OAT-500']);
});

const ROWS = Array.from({ length: 20_000 }, (_, row) => `<row><c><v>${row}</v></c></row>`).join('');

it.each<[string, Buffer, OrderFileProblem]>([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'other'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'other'],
  ['noise', Buffer.from([1, 2, 3, 0, 7, 9]), 'other'],
  ['a workbook of 2003', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'old-excel'],
  ['3 MB of text', Buffer.alloc(3 * 1024 * 1024, 'a'), 'large'],
  ['another packed file', zip([{ name: 'word/document.xml', text: '<w/>' }]), 'other'],
  ['macros', zip(workbook(HEAD + ONE, [{ name: 'xl/vbaProject.bin', text: 'x' }])), 'macros'],
  ['half a workbook', zip(workbook(HEAD + ONE)).subarray(0, 300), 'broken'],
  ['a bomb', zip(workbook(HEAD, [{ name: 'xl/sharedStrings.xml', text: ' '.repeat(60_000_000) }])), 'rows'],
  [
    'a bomb that says it is small',
    zip(workbook(HEAD, [{ name: 'xl/sharedStrings.xml', text: ' '.repeat(60_000_000), says: 100 }])),
    'broken',
  ],
  ['twenty thousand rows', zip(workbook(ROWS)), 'rows'],
  ['a cell in the last row', zip(workbook(`<row r="1048576">${number('A1048576', '1')}</row>`)), 'rows'],
  ['a cell in the last column', zip(workbook(`<row r="1">${number('XFD1', '1')}</row>`)), 'rows'],
  ['a row whose number is written as no number is', zip(workbook('<row r="1e7"></row>')), 'broken'],
  [
    'a sheet in another folder with a cell in the last column',
    zip(
      workbook('').map(({ name, text }) =>
        name === 'xl/worksheets/sheet1.xml'
          ? {
              name: 'xl/s/s.xml',
              text: text.replace('<sheetData>', `<sheetData><row r="1">${number('XFD1', '1')}</row>`),
            }
          : { name, text: text.replace('worksheets/sheet1.xml', 's/s.xml') },
      ),
    ),
    'rows',
  ],
  ['a sheet that is no XML', zip(workbook('<row><c></row>')), 'broken'],
])('rejects %s', async (_, bytes, problem) => {
  const start = process.cpuUsage();
  expect(await read(bytes)).toBe(problem);
  expect(secondsSince(start)).toBeLessThan(5);
});

it('cuts a long text that a small workbook has in every cell', async () => {
  const strings = `<sst><si><t>${'x'.repeat(1_000_000)}</t></si></sst>`;
  const cells = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26)));
  const rows = Array.from(
    { length: 1_000 },
    (_, row) =>
      `<row r="${row + 1}">${cells.map((column) => `<c r="${column}${row + 1}" t="s"><v>0</v></c>`).join('')}</row>`,
  );
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings';
  const relation = `<Relationship Id="rId2" Type="${type}" Target="sharedStrings.xml"/></Relationships>`;
  const parts = workbook(rows.join(''), [{ name: 'xl/sharedStrings.xml', text: strings }]);
  const book = zip(parts.map(({ name, text }) => ({ name, text: text.replace('</Relationships>', relation) })));
  const start = process.cpuUsage();
  const order = await read(book);
  expect(secondsSince(start)).toBeLessThan(10);
  expect(JSON.stringify(order).length).toBeLessThan(10_000_000);
});

it('takes an error and a formula that was not computed for what they are, not for empty cells', async () => {
  const rows =
    `${HEAD}<row r="2">${cell('A2', 'BB-SH-OAT-500')}<c r="B2" t="e"><f>VLOOKUP(A2,X!A:B,2)</f><v>#N/A</v></c></row>` +
    `<row r="3">${cell('A3', 'BB-WT-DIL-3')}<c r="B3"><f>2*3</f></c></row>${ONE.replaceAll('2"', '4"')}`;
  const order = await read(zip(workbook(rows)));
  expect(typeof order === 'string' ? order : order.rows.map(({ code, qty, typed }) => [code, qty, typed])).toEqual([
    ['BB-SH-OAT-500', null, '#N/A'],
    ['BB-WT-DIL-3', null, '=…'],
    ['BB-SH-OAT-500', 12, '12'],
  ]);
});

it('does not take a number with three decimals for thousands', async () => {
  const order = await read(
    zip(workbook(`${HEAD}<row r="2">${cell('A2', 'BB-SH-OAT-500')}${number('B2', '7.125')}</row>`)),
  );
  expect(rowsOf(order)).toEqual(['null BB-SH-OAT-500']);
});

it('does not resolve entities of a document type', async () => {
  const bomb = '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;&x;&x;">]>';
  const order = await read(
    zip(workbook(`${HEAD}<row r="2">${cell('A2', '&y;')}${number('B2', '1')}</row>`.replace('', bomb))),
  );
  expect(JSON.stringify(order)).not.toContain('xxxxxxxxxxxxxxx');
});
