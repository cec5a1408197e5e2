import { cell, workbook, zip } from '@/lib/domain/cart/workbook/testing/make-book';
import { readCatalogueFile } from './read-table';

const CODE = 'BB-TR-ROO-1000';
const HEAD = `<row r="1">${cell('A1', 'Code')}${cell('B1', 'Price')}</row>`;
const strings = (length: number) => ({ name: 'xl/sharedStrings.xml', text: ' '.repeat(length) });
const text = (words: string) => new TextEncoder().encode(words);

it.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'empty'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old kind of workbook'],
  ['a PDF', text('%PDF-1.7'), 'neither CSV nor'],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]), 'neither CSV nor'],
  ['a packed document', zip([{ name: 'word/document.xml', text: '<w/>' }]), 'neither CSV nor'],
  ['macros', zip(workbook(HEAD, [{ name: 'xl/vbaProject.bin', text: 'x' }])), 'macros'],
  ['a damaged workbook', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), 'damaged'],
  ['a bomb', zip(workbook(HEAD, [strings(168_000_000)])), 'Send it in parts.'],
  ['a bomb that says it is small', zip(workbook(HEAD, [{ ...strings(60_000_000), says: 100 }])), 'damaged'],
  [
    'a workbook of a million rows',
    zip(workbook(HEAD + '<row><c><v>1</v></c></row>'.repeat(1_000_000))),
    'Send it in parts.',
  ],
  ['a cell far to the right', zip(workbook(`${HEAD}<row r="2"><c r="IQ2"><v>1</v></c></row>`)), 'Send it in parts.'],
  ['a table of something else', text('a,b\n1,2'), 'headings of a catalogue file'],
  ['a million lines', text(`Code,Name\n${'X1,y\n'.repeat(1_000_000)}`), 'Send it in parts.'],
  ['a quote without an end', text('Code,Name\n"x,y\n'.padEnd(300_000, 'x')), 'damaged'],
])('rejects %s with a message', async (_, bytes, why) => {
  await expect(readCatalogueFile(bytes, [])).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(why),
  });
});

it('reads an error as what it is, so that it is a fault and clears nothing', async () => {
  const rows = `<row r="2">${cell('A2', CODE)}<c r="B2" t="e"><f>VLOOKUP(A2,X!A:B,2)</f><v>#N/A</v></c></row>`;
  const { rows: read } = await readCatalogueFile(zip(workbook(HEAD + rows)), []);
  expect(read.map(({ cells: { price } }) => price)).toEqual(['#N/A']);
});

it('reads the value of a formula, never its source', async () => {
  const rows =
    `<row r="2">${cell('A2', CODE)}<c r="B2"><f>5*9</f><v>45</v></c></row>` +
    `<row r="3">${cell('A3', CODE)}<c r="B3"><f>WEBSERVICE("http://x.invalid")</f></c></row>`;
  const { rows: read } = await readCatalogueFile(zip(workbook(HEAD + rows)), []);
  expect(read.map(({ cells: { price } }) => price)).toEqual(['45', '=…']);
});

it('reads prices by level and quantity from their headings', async () => {
  const levels = ['Gold', 'gold', 'From the farm 7'];
  const headings = ['Price', 'price gold', 'Price  Gold from 06', 'PRICE FROM 12', 'Price From the farm 7'];
  const unread = ['Price Silver', 'Price from 1', 'Prices'];
  const { rows, unknown } = await readCatalogueFile(
    text(`Code,${[...headings, ...unread].join(',')}\nX,1,2,3,4,5`),
    levels,
  );
  expect(unknown).toEqual(unread);
  expect(rows).toEqual([
    {
      line: 2,
      cells: { code: 'X', price: '1' },
      prices: { 'Price gold': '2', 'Price Gold from 6': '3', 'Price from 12': '4', 'Price From the farm 7': '5' },
    },
  ]);
});
