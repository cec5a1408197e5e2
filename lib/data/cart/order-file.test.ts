import { crc32, deflateRawSync } from 'node:zlib';
import { readOrderFile } from './order-file.server';
import type { OrderFileProblem } from '../../domain/cart/order-text/order-reply';
import type { OrderText } from '../../domain/cart/order-text/order-row';

interface Part {
  readonly name: string;
  readonly text: string;
  /** The length in the central directory, when it is forged. */
  readonly says?: number;
}

/** A ZIP archive of these parts. */
function zip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text, says } of parts) {
    const data = Buffer.from(text);
    const packed = deflateRawSync(data);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(says ?? data.length, 18);
    head.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), head, where, Buffer.from(name)]));
    files.push(file);
    at += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, entries, Buffer.from('PK\x05\x06'), end]);
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

function workbook(rows: string, more: readonly Part[] = []): Part[] {
  return [
    {
      name: 'xl/workbook.xml',
      text:
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Order" sheetId="1" ` +
        `r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text:
        `${XML}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" ` +
        `Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    },
    ...more,
  ];
}

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const number = (at: string, value: string) => `<c r="${at}"><v>${value}</v></c>`;
const HEAD = `<row r="1">${cell('A1', 'Code')}${cell('B1', 'Qty')}</row>`;
const ONE = `<row r="2">${cell('A2', 'BB-SH-OAT-500')}${number('B2', '12')}</row>`;

const read = (bytes: Buffer) => readOrderFile(new Blob([new Uint8Array(bytes)]));
const rowsOf = (order: OrderText | OrderFileProblem) =>
  typeof order === 'string' ? order : order.rows.map(({ code, qty }) => `${qty} ${code}`);

it('reads a workbook, with barcodes as numbers and the kept result of a formula', async () => {
  const rows = `${HEAD}${ONE}<row r="3">${number('A3', '9.312345678907E12')}<c r="B3"><f>2*3</f><v>6</v></c></row>`;
  expect(rowsOf(await read(zip(workbook(rows))))).toEqual(['12 BB-SH-OAT-500', '6 9312345678907']);
});

it('reads text by its contents', async () => {
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
  ['a sheet that is no XML', zip(workbook('<row><c></row>')), 'broken'],
])('refuses %s', async (_, bytes, problem) => {
  const start = performance.now();
  expect(await read(bytes)).toBe(problem);
  expect(performance.now() - start).toBeLessThan(5_000);
});

it('does not follow what a document type declares', async () => {
  const bomb = '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;&x;&x;">]>';
  const order = await read(
    zip(workbook(`${HEAD}<row r="2">${cell('A2', '&y;')}${number('B2', '1')}</row>`.replace('', bomb))),
  );
  expect(JSON.stringify(order)).not.toContain('xxxxxxxxxxxxxxx');
});
