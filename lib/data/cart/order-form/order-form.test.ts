import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { unzipSync, zipSync } from 'fflate';
import type { FormSku } from '../../../domain/cart/order-form/form-columns';
import { moneyFormat } from '../../../domain/cart/order-form/money-format';
import { LOCALES, type Locale, isLocale } from '../../../i18n/locales';
import { readOrderFile } from '../order-file.server';
import { csvForm } from './csv-form';
import { formOf } from './form-words';
import type { OrderForm } from './order-form';
import { xlsxForm } from './xlsx-form';

const sku = (over: Partial<FormSku> = {}): FormSku => ({
  code: 'BB-SH-OAT-500',
  barcode: '9312345678907',
  name: 'Everyday Oatmeal Shampoo',
  options: '500 mL, Oatmeal & Honey',
  category: 'Grooming',
  priceEach: 123_450,
  available: 40,
  cartonQty: 12,
  minQty: 1,
  qtyStep: 1,
  breaks: [],
  ...over,
});

const SKUS = [
  sku(),
  sku({ code: '=HYPERLINK("http://evil.example")', name: '@SUM(1)', options: '+1', category: '-2', priceEach: 590 }),
  sku({ code: '\t=1+1', name: '\r\n＝2', options: 'a;b,"c"\nd', barcode: '', available: null, priceEach: null }),
];
const PIECES = [SKUS.slice(0, 1), [], SKUS.slice(1)];

function form(locale: Locale): OrderForm {
  const words: Record<string, Record<string, string>> = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  return formOf(locale, (key) => words.orderForm?.[key] ?? '', '2026-11-22', 'Boots & Bones');
}

async function* inPieces(pieces: readonly (readonly FormSku[])[]) {
  yield* pieces;
}

const csv = async (locale: Locale, pieces = PIECES) => buffer(csvForm(form(locale), inPieces(pieces)));
const xlsx = async (locale: Locale, pieces = PIECES) => buffer(xlsxForm(form(locale), inPieces(pieces)));
const sheetOf = (book: Buffer): string =>
  new TextDecoder().decode(unzipSync(new Uint8Array(book))['xl/worksheets/sheet1.xml']);

/** The workbook with quantities in its first rows, stored as spreadsheets store numbers. */
async function filledBook(locale: Locale) {
  const book = await xlsx(locale);
  const sheet = sheetOf(book).replaceAll(/<c r="K([45])" s="4"\/>/g, '<c r="K$1" s="4"><v>7</v></c>');
  const bytes = zipSync({
    ...unzipSync(new Uint8Array(book)),
    'xl/worksheets/sheet1.xml': new TextEncoder().encode(sheet),
  });
  return readOrderFile(new Blob([new Uint8Array(bytes)]));
}

describe.each(Object.keys(LOCALES).filter(isLocale))('in %s', (locale) => {
  it('creates a CSV that the pad parses after it is filled in', async () => {
    const text = (await csv(locale)).toString();
    const { decimal } = moneyFormat(locale, 'AUD');
    const end = decimal === ',' ? ';' : ',';
    expect(text.startsWith('\ufeff')).toBe(true);
    const [head = '', first = '', ...rest] = text.split('\r\n');
    expect(first.endsWith(`1234${decimal}50${end}`)).toBe(true);
    const read = await readOrderFile(new Blob([[head, `${first}12`, ...rest].join('\r\n')]));
    expect(read).toMatchObject({
      rows: [{ code: 'BB-SH-OAT-500', qty: 12, unit: 'each', formPrice: 123_450 }],
      beyond: 0,
    });
  });

  it('creates a workbook that the pad parses after it is filled in', async () => {
    expect(await filledBook(locale)).toMatchObject({
      rows: [
        { code: 'BB-SH-OAT-500', qty: 7, unit: 'each', formPrice: 123_450 },
        { code: '=HYPERLINK("http://evil.example")', qty: 7, formPrice: 590 },
      ],
      beyond: 0,
    });
  });

  it('orders nothing while it is empty', async () => {
    for (const made of [await csv(locale), await xlsx(locale)])
      expect(await readOrderFile(new Blob([new Uint8Array(made)]))).toMatchObject({ rows: [], beyond: 0 });
  });
});

/** Cells that a spreadsheet would read as formulas. */
const DANGEROUS = /^[=+\-@\t\r＝＋－＠]/;

it('contains no injected formula', async () => {
  const { parse } = await import('csv-parse/sync');
  const cells: string[][] = parse(await csv('en'), { bom: true });
  expect(cells).toHaveLength(4);
  expect(cells.flat().filter((cell) => DANGEROUS.test(cell))).toEqual([]);
  const sheet = sheetOf(await xlsx('en'));
  const texts = [...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text);
  expect(texts).toContain('&#39;@SUM(1)');
  expect(texts.filter((text) => DANGEROUS.test(text))).toEqual([]);
  expect([...sheet.matchAll(/<f>([^<]*)<\/f>/g)].map(([, text]) => text)).toEqual([
    'SUM(K4:K1048576)',
    'SUM(L4:L1048576)',
    ...[4, 5, 6].map((row) => `IF(ISNUMBER(K${row}),K${row}*J${row},&quot;&quot;)`),
  ]);
});

it('adds up at the price of the quantity that is filled in', async () => {
  const breaks = [
    { qty: 12, price: 119_900 },
    { qty: 48, price: 110_050 },
  ];
  const sheet = sheetOf(await xlsx('de', [[sku({ breaks })]]));
  expect(sheet).toContain('<f>IF(ISNUMBER(K4),K4*IF(K4&gt;=48,1100.50,IF(K4&gt;=12,1199.00,J4)),&quot;&quot;)</f>');
});

it('freezes its heading, and is right-to-left in Arabic', async () => {
  expect(sheetOf(await xlsx('en'))).toContain('ySplit="3" topLeftCell="B4"');
  expect(sheetOf(await xlsx('en'))).not.toContain('rightToLeft');
  expect(sheetOf(await xlsx('ar'))).toContain('rightToLeft="1"');
});

it('formats amounts by language', () => {
  expect(moneyFormat('en', 'AUD')).toEqual({ pattern: '"$"#,##0.00', decimal: '.' });
  expect(moneyFormat('de', 'AUD')).toEqual({ pattern: '#,##0.00 "AU$"', decimal: ',' });
});

it('keeps only one batch of a large range in memory', async () => {
  let asked = 0;
  async function* many() {
    for (; asked < 40; asked += 1) yield Array.from({ length: 500 }, (_, row) => sku({ code: `BB-${asked}-${row}` }));
  }
  const chunks = xlsxForm(form('en'), many());
  let [bytes, early] = [0, 0];
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (early === 0 && bytes > 100_000) early = asked;
  }
  // The first bytes were sent long before the last batch was requested.
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(20);
});
