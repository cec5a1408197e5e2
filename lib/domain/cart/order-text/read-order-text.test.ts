import type { OrderTextRow } from './order-row';
import { readOrderCells, readOrderText } from './read-order-text';

/** A row in short: '12 CODE', '3ctn CODE', '2 =words', '1 CODE =words', '?1.5 CODE'. */
function short({ code, words, qty, typed, unit }: OrderTextRow): string {
  const count = qty === null ? `?${typed}` : `${qty}${unit === 'carton' ? 'ctn' : ''}`;
  return [count, code, words && `=${words}`].filter(Boolean).join(' ');
}

const rowsOf = (text: string) => readOrderText(text).rows.map(short);

const ONE_LINE: readonly (readonly [string, ...string[]])[] = [
  // A code and a number, in any order and notation.
  ['BB-SH-OAT-500', '1 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500   12', '12 BB-SH-OAT-500'],
  ['bb sh 0at 500 2', '2 =bb sh 0at 500'],
  ['12 BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['12 x BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['12x BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['12 X BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['12× BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['12 × BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['12*BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['x12 BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 x12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 x 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 X12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 × 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 * 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 12x', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 @ 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500: 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500:12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 = 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500=12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 - 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 – 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 — 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 (12)', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 [12]', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 (x12)', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500, 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500,12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500;12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500|12', '12 BB-SH-OAT-500'],
  ['12,BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500\t12', '12 BB-SH-OAT-500'],
  ['12\tBB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 qty 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 Qty: 12', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 quantity: 12', '12 BB-SH-OAT-500'],
  ['qty 12 BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['Qty: 12 BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['12 of BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 12.', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 １２', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 ١٢', '12 BB-SH-OAT-500'],
  ['BB‑SH‑OAT‑500 12', '12 BB-SH-OAT-500'],
  ['  BB-SH-OAT-500   x  12  ', '12 BB-SH-OAT-500'],
  ['\u200bBB-SH-OAT-500 12', '12 BB-SH-OAT-500'],
  // Bullets, line numbers, quote marks of mail programs.
  ['- BB-SH-OAT-500 x 12', '12 BB-SH-OAT-500'],
  ['• BB-SH-OAT-500 x 12', '12 BB-SH-OAT-500'],
  ['* 12 x BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['☐ BB-SH-OAT-500 12', '12 BB-SH-OAT-500'],
  ['> 12 x BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['> > BB-SH-OAT-500 12', '12 BB-SH-OAT-500'],
  ['1. BB-SH-OAT-500 x 12', '12 BB-SH-OAT-500'],
  ['3) BB-SH-OAT-500 x 12', '12 BB-SH-OAT-500'],
  ['(4) BB-SH-OAT-500 x 12', '12 BB-SH-OAT-500'],
  ['#BB-SH-OAT-500 12', '12 BB-SH-OAT-500'],
  // Units.
  ['12 ctn BB-SH-OAT-500', '12ctn BB-SH-OAT-500'],
  ['12 ctns BB-SH-OAT-500', '12ctn BB-SH-OAT-500'],
  ['12ctn BB-SH-OAT-500', '12ctn BB-SH-OAT-500'],
  ['12 cartons BB-SH-OAT-500', '12ctn BB-SH-OAT-500'],
  ['12 cartons of BB-SH-OAT-500', '12ctn BB-SH-OAT-500'],
  ['1 carton BB-SH-OAT-500', '1ctn BB-SH-OAT-500'],
  ['a carton of BB-SH-OAT-500', '1ctn BB-SH-OAT-500'],
  ['2 cases BB-SH-OAT-500', '2ctn BB-SH-OAT-500'],
  ['2 boxes of BB-SH-OAT-500', '2ctn BB-SH-OAT-500'],
  ['2 outers BB-SH-OAT-500', '2ctn BB-SH-OAT-500'],
  ['2 x cartons BB-SH-OAT-500', '2ctn BB-SH-OAT-500'],
  ['BB-SH-OAT-500 x 2 ctn', '2ctn BB-SH-OAT-500'],
  ['BB-SH-OAT-500 2ctns', '2ctn BB-SH-OAT-500'],
  ['BB-SH-OAT-500 2 cartons', '2ctn BB-SH-OAT-500'],
  ['BB-SH-OAT-500 - 2 cartons', '2ctn BB-SH-OAT-500'],
  ['BB-SH-OAT-500 (2 cartons)', '2ctn BB-SH-OAT-500'],
  ['BB-SH-OAT-500 12 ea', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 12 each', '12 BB-SH-OAT-500'],
  ['12 pcs BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['12 units BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['12 bottles BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['2 Kartons BB-SH-OAT-500', '2ctn BB-SH-OAT-500'],
  ['2 cajas BB-SH-OAT-500', '2ctn BB-SH-OAT-500'],
  ['2 doz BB-SH-OAT-500', '24 BB-SH-OAT-500'],
  ['1 dozen BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 2 dozen', '24 BB-SH-OAT-500'],
  ['half a dozen BB-SH-OAT-500', '6 BB-SH-OAT-500'],
  ['a dozen BB-SH-OAT-500', '12 BB-SH-OAT-500'],
  ['six BB-SH-OAT-500', '6 BB-SH-OAT-500'],
  ['two cartons BB-SH-OAT-500', '2ctn BB-SH-OAT-500'],
  // Other kinds of codes.
  ['bb-sh-oat-500 12', '12 bb-sh-oat-500'],
  ['BBSHOAT500 12', '12 BBSHOAT500'],
  ['bbshoat500 x 12', '12 bbshoat500'],
  ['BB/SH/OAT/500 12', '12 BB/SH/OAT/500'],
  ['BB_SH_OAT_500 12', '12 BB_SH_OAT_500'],
  ['SG-SH-BAR-LAV 4', '4 SG-SH-BAR-LAV'],
  ['DF-DS-BON-RED x 3', '3 DF-DS-BON-RED'],
  ['BB-SH-0AT-5OO 12', '12 BB-SH-0AT-5OO'],
  ['9312345678907', '1 9312345678907'],
  ['9312345678907 4', '4 9312345678907'],
  ['4 x 9312345678907', '4 9312345678907'],
  ['9312345678907,4', '4 9312345678907'],
  ['93123456 2', '2 93123456'],
  ['DF-JK-TEN-50 900', '900 DF-JK-TEN-50'],
  ['DF-JK-TEN-50 100', '100 DF-JK-TEN-50'],
  // A code and words.
  ['BB-SH-OAT-500 Everyday Oatmeal Shampoo x 12', '12 BB-SH-OAT-500 =Everyday Oatmeal Shampoo'],
  ['BB-SH-OAT-500 Everyday Oatmeal Shampoo 500ml x 12', '12 BB-SH-OAT-500 =Everyday Oatmeal Shampoo 500ml'],
  ['12 x BB-SH-OAT-500 Everyday Oatmeal Shampoo', '12 BB-SH-OAT-500 =Everyday Oatmeal Shampoo'],
  ['12 x Everyday Oatmeal Shampoo (BB-SH-OAT-500)', '12 BB-SH-OAT-500 =Everyday Oatmeal Shampoo'],
  ['Everyday Oatmeal Shampoo BB-SH-OAT-500 12', '12 BB-SH-OAT-500 =Everyday Oatmeal Shampoo'],
  ['BB-SH-OAT-500 - 12 - Everyday Oatmeal Shampoo', '12 BB-SH-OAT-500 =Everyday Oatmeal Shampoo'],
  ['BB-SH-OAT-500 x 12 Oatmeal', '12 BB-SH-OAT-500 =Oatmeal'],
  // Words alone.
  ['3 cartons of kangaroo jerky 200g', '3ctn =kangaroo jerky 200g'],
  ['3 cartons kangaroo jerky 200g', '3ctn =kangaroo jerky 200g'],
  ['3 x kangaroo jerky 200g', '3 =kangaroo jerky 200g'],
  ['3 kangaroo jerky 200g', '3 =kangaroo jerky 200g'],
  ['kangaroo jerky 200g x 3', '3 =kangaroo jerky 200g'],
  ['kangaroo jerky 200g - 3', '3 =kangaroo jerky 200g'],
  ['kangaroo jerky 200g (3)', '3 =kangaroo jerky 200g'],
  ['kangaroo jerky 200g, 3', '3 =kangaroo jerky 200g'],
  ['kangaroo jerky 200g x 3 ctn', '3ctn =kangaroo jerky 200g'],
  ['kangaroo jerky 200g', '1 =kangaroo jerky 200g'],
  ['kangaroo jerky 200 g', '1 =kangaroo jerky 200 g'],
  ['two boxes of poop bags', '2ctn =poop bags'],
  ['a dozen lavender shampoo bars', '12 =lavender shampoo bars'],
  ['six dilution bottle sets', '6 =dilution bottle sets'],
  ['5 bags of lamb puffs 350 g', '5 =lamb puffs 350 g'],
  ['1 box 100 tie-handle waste bags', '1ctn =100 tie-handle waste bags'],
  // Unusual and invalid numbers.
  ['BB-SH-OAT-500 1,200', '1200 BB-SH-OAT-500'],
  ['1,200 x BB-SH-OAT-500', '1200 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 12.0', '12 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 1.5', '?1.5 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 0', '?0 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 -3', '3 BB-SH-OAT-500'],
  ['BB-SH-OAT-500 99999', '?99999 BB-SH-OAT-500'],
  ['BB-SH-OAT-500\t1.5', '?1.5 BB-SH-OAT-500'],
  // Lines that order nothing.
  ['Hi Sarah,'],
  ['Good morning'],
  ['Please deliver before 10am on 24 Nov'],
  ['Kind regards'],
  ['Thanks, Megan'],
  ['12 Wattle Street, Newcastle NSW 2300'],
  ['0412 345 678'],
  ['Ph: (02) 4925 1234'],
  ['ABN 51 824 753 556'],
  ['PO 4711'],
  ['megan@hartgrooming.com.au'],
  ['https://hartgrooming.com.au/24'],
  ['On Mon, 3 Nov 2026 at 10:15, Ada wrote:'],
  ['Subject: order for this week'],
  ['Sent from my iPhone 15'],
  ['----------------'],
  ['Total 128'],
  ['Freight 14.00'],
  ['   '],
  [''],
];

it.each(ONE_LINE)('%j', (text, ...rows) => expect(rowsOf(text)).toEqual(rows));

const TABLES: readonly (readonly [string, string, readonly string[]])[] = [
  ['columns of a spreadsheet', 'BB-SH-OAT-500\t12\nDF-JK-TEN-50\t3\n', ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  ['with Windows’ line ends', 'BB-SH-OAT-500\t12\r\nDF-JK-TEN-50\t3\r\n', ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  ['with old Mac line ends', 'BB-SH-OAT-500\t12\rDF-JK-TEN-50\t3', ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  ['the quantity first', '12\tBB-SH-OAT-500\n3\tDF-JK-TEN-50', ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  ['commas', 'BB-SH-OAT-500,12\nDF-JK-TEN-50,3', ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  ['semicolons', 'BB-SH-OAT-500;12\nDF-JK-TEN-50;3', ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  ['pipes', 'BB-SH-OAT-500|12\nDF-JK-TEN-50|3', ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  ['a byte order mark', '\ufeffCode,Qty\nBB-SH-OAT-500,12', ['12 BB-SH-OAT-500']],
  ['Excel’s delimiter line', 'sep=;\nCode;Qty\nBB-SH-OAT-500;12', ['12 BB-SH-OAT-500']],
  ['a header', 'Code,Qty\nBB-SH-OAT-500,12\nDF-JK-TEN-50,3', ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  ['a header in other words', 'SKU\tQuantity\nBB-SH-OAT-500\t12', ['12 BB-SH-OAT-500']],
  ['a header in German', 'Artikelnummer;Bezeichnung;Menge\nBB-SH-OAT-500;Shampoo;12', ['12 BB-SH-OAT-500 =Shampoo']],
  ['a header in Japanese', 'コード,数量\nBB-SH-OAT-500,12', ['12 BB-SH-OAT-500']],
  ['a header in Russian', 'Артикул;Наименование;Количество\nBB-SH-OAT-500;Шампунь;12', ['12 BB-SH-OAT-500 =Шампунь']],
  [
    'the header’s order',
    'Qty,Description,Item code\n12,Oatmeal Shampoo,BB-SH-OAT-500',
    ['12 BB-SH-OAT-500 =Oatmeal Shampoo'],
  ],
  ['quotes', '"Code","Qty"\n"BB-SH-OAT-500","12"', ['12 BB-SH-OAT-500']],
  ['a comma in quotes', 'Code,Name,Qty\nBB-SH-OAT-500,"Shampoo, oatmeal",12', ['12 BB-SH-OAT-500 =Shampoo, oatmeal']],
  ['quotes in quotes', 'Code,Name,Qty\nBB-JK-BUL15-1,"Bully ""15 cm""",4', ['4 BB-JK-BUL15-1 =Bully "15 cm"']],
  [
    'a line end in quotes',
    'Code,Name,Qty\nBB-SH-OAT-500,"Shampoo\nOatmeal",12\nDF-JK-TEN-50,x,3',
    ['12 BB-SH-OAT-500 =Shampoo\nOatmeal', '3 DF-JK-TEN-50 =x'],
  ],
  [
    'a quote that is not closed',
    'BB-SH-OAT-500,"Shampoo,12\nDF-JK-TEN-50,Tendons,3',
    ['12 BB-SH-OAT-500 ="Shampoo', '3 DF-JK-TEN-50 =Tendons'],
  ],
  ['inches', 'Code,Name,Qty\nBB-JK-BUL15-1,Bully 6" stick,4', ['4 BB-JK-BUL15-1 =Bully 6" stick']],
  [
    'line numbers',
    '1,BB-SH-OAT-500,12\n2,DF-JK-TEN-50,4\n3,BB-WT-DIL-3,9',
    ['12 BB-SH-OAT-500', '4 DF-JK-TEN-50', '9 BB-WT-DIL-3'],
  ],
  [
    'prices',
    'BB-SH-OAT-500\tOatmeal Shampoo\t$15.80\t12\nDF-JK-TEN-50\tTendons\t$63.00\t3',
    ['12 BB-SH-OAT-500 =Oatmeal Shampoo', '3 DF-JK-TEN-50 =Tendons'],
  ],
  [
    'a column of units',
    'Code,Qty,Unit\nBB-SH-OAT-500,2,CTN\nDF-JK-TEN-50,3,EA',
    ['2ctn BB-SH-OAT-500', '3 DF-JK-TEN-50'],
  ],
  ['units without a header', 'BB-SH-OAT-500,2,ctn\nDF-JK-TEN-50,3,ea', ['2ctn BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  [
    'units in the quantity',
    'Code,Qty\nBB-SH-OAT-500,2 ctn\nDF-JK-TEN-50,3 ea',
    ['2ctn BB-SH-OAT-500', '3 DF-JK-TEN-50'],
  ],
  ['a column of cartons', 'Code,Cartons\nBB-SH-OAT-500,2', ['2ctn BB-SH-OAT-500']],
  ['the size of a carton', 'Code,Carton,Price,Qty\nBB-SH-OAT-500,12,15.80,6', ['6 BB-SH-OAT-500']],
  ['barcodes', 'Barcode,Qty\n9312345678907,4', ['4 9312345678907']],
  ['barcodes as numbers', '9312345678907.0\t4\n9312345678914.0\t2', ['4 9312345678907', '2 9312345678914']],
  [
    'a barcode where the code is empty',
    'Code,Barcode,Qty\n,9312345678907,4\nBB-SH-OAT-500,9312345678914,2',
    ['4 9312345678907', '2 BB-SH-OAT-500'],
  ],
  ['codes as Excel stores them', '="BB-SH-OAT-500",12\n="DF-JK-TEN-50",3', ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  ['an apostrophe', "'BB-SH-OAT-500\t12\n'DF-JK-TEN-50\t3", ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50']],
  [
    'a form where most lines are empty',
    'Code,Name,Qty\nBB-SH-OAT-500,Shampoo,\nDF-JK-TEN-50,Tendons,3\nBB-WT-DIL-3,Bottles,0',
    ['3 DF-JK-TEN-50 =Tendons'],
  ],
  ['a total', 'Code,Qty\nBB-SH-OAT-500,12\nTotal,12', ['12 BB-SH-OAT-500']],
  [
    'lines above the header',
    'Hart Grooming\nOrder of 24 Nov\n\nCode,Qty\nBB-SH-OAT-500,12\nDF-JK-TEN-50,3\nBB-WT-DIL-3,9\nSG-SH-BAR-LAV,2',
    ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50', '9 BB-WT-DIL-3', '2 SG-SH-BAR-LAV'],
  ],
  ['names alone', 'Product\tQty\nKangaroo jerky 200 g\t3\nLamb puffs\t2', ['3 =Kangaroo jerky 200 g', '2 =Lamb puffs']],
  [
    'an invalid quantity',
    'Code,Qty\nBB-SH-OAT-500,twelve\nDF-JK-TEN-50,lots\nBB-WT-DIL-3,-2',
    ['12 BB-SH-OAT-500', '?lots DF-JK-TEN-50', '?-2 BB-WT-DIL-3'],
  ],
  [
    'empty lines and columns',
    '\n\n\tBB-SH-OAT-500\t\t12\n\n\tDF-JK-TEN-50\t\t3\n\n',
    ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50'],
  ],
  [
    'codes alone',
    'BB-SH-OAT-500\nDF-JK-TEN-50\nBB-SH-OAT-500',
    ['1 BB-SH-OAT-500', '1 DF-JK-TEN-50', '1 BB-SH-OAT-500'],
  ],
  [
    'a scanner’s memory',
    '9312345678907\n9312345678907\n9312345678914',
    ['1 9312345678907', '1 9312345678907', '1 9312345678914'],
  ],
];

it.each(TABLES)('a table: %s', (_, text, rows) => expect(rowsOf(text)).toEqual(rows));

const LETTERS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'an e-mail',
    'Hi Sarah,\n\nPlease send us the following for Friday:\n\n- 12 x BB-SH-OAT-500\n- 3 cartons of kangaroo jerky 200g\n- DF-JK-TEN-50 x 2\n\nKind regards,\nMegan Hart\nHart Grooming\n12 Wattle Street, Newcastle NSW 2300\n0412 345 678\nABN 51 824 753 556',
    ['12 BB-SH-OAT-500', '3ctn =kangaroo jerky 200g', '2 DF-JK-TEN-50'],
  ],
  [
    'a message',
    'morning! can you send\n6 oatmeal shampoo 500ml\n2 boxes poop bags\nand 4 lamb puffs 350g\nthanks heaps',
    ['6 =oatmeal shampoo 500ml', '2ctn =poop bags', '4 =lamb puffs 350g'],
  ],
  [
    'a forwarded mail',
    'From: Megan\nSent: Monday\nSubject: order\n\n> BB-SH-OAT-500 12\n> DF-JK-TEN-50 3\n>\n> Regards\n> Megan',
    ['12 BB-SH-OAT-500', '3 DF-JK-TEN-50'],
  ],
  ['words and commas', 'Hello, could we get 2 more, thanks\nBB-SH-OAT-500 x 2, please', ['2 BB-SH-OAT-500']],
  ['a signature with numbers', 'BB-SH-OAT-500 2\nCheers\n2 Dogs Grooming\n4 Banksia Rd', ['2 BB-SH-OAT-500']],
];

it.each(LETTERS)('a letter: %s', (_, text, rows) => expect(rowsOf(text)).toEqual(rows));

it('has 150 realistic texts above', () => {
  expect(ONE_LINE.length + TABLES.length + LETTERS.length).toBeGreaterThanOrEqual(150);
});

it('omits no line', () => {
  for (const [, text] of [...TABLES, ...LETTERS]) {
    const { rows, skipped } = readOrderText(text);
    const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && !line.startsWith('sep='));
    const originals = [...rows, ...skipped].flatMap(({ original }) => original.split('\n'));
    expect(originals.map((line) => line.trim()).toSorted()).toEqual(
      lines.map((line) => line.replace(/^\ufeff/, '').trim()).toSorted(),
    );
  }
});

it('returns the line number of each row', () => {
  const { rows, skipped } = readOrderText('Code,Name,Qty\n\nBB-SH-OAT-500,"a\nb",12\nDF-JK-TEN-50,c,3');
  expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  expect(skipped).toEqual([{ line: 1, original: 'Code,Name,Qty' }]);
});

it('parses the cells of a workbook', () => {
  const { rows, skipped } = readOrderCells([['Hart Grooming'], [], ['Code', 'Qty'], ['BB-SH-OAT-500', '12'], ['', '']]);
  expect(rows.map(short)).toEqual(['12 BB-SH-OAT-500']);
  expect(rows[0]).toMatchObject({ line: 4, original: 'BB-SH-OAT-500 · 12' });
  expect(skipped).toHaveLength(2);
});

it('parses a thousand rows and counts the others', () => {
  const text = Array.from({ length: 1_200 }, (_, index) => `BB-SH-OAT-${index}\t${(index % 40) + 1}`).join('\n');
  const read = readOrderText(text);
  expect(read.rows).toHaveLength(1_000);
  expect(read.beyond).toBe(200);
});

it.each([
  ['one long line', `${'x'.repeat(900_000)} 12`],
  ['many quotes', '"'.repeat(200_000)],
  ['many commas', `${','.repeat(300_000)}\n`],
  ['many digits', '1'.repeat(500_000)],
  ['many spaces', `BB-SH-OAT-500${' '.repeat(500_000)}12`],
  ['many hyphens', 'A-'.repeat(200_000)],
  ['many short lines', 'a\n'.repeat(300_000)],
])('is not slowed down by %s', (_, text) => {
  const start = performance.now();
  readOrderText(text);
  expect(performance.now() - start).toBeLessThan(5_000);
});
