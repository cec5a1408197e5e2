import { cleanCode, isBarcode, isCodeLike } from './code-words';
import { isUnitWord, readQuantity, unitOf, wholeNumber } from './quantity-words';
import type { TableLine } from './read-table';
import { FORM_COLUMNS } from '../order-form/form-columns';
import { isPriceHeading, readFormPrice } from '../order-form/form-price';

/** Columns by their meaning; null for those that the table does not have. */
export interface TableColumns {
  readonly code: number | null;
  readonly barcode: number | null;
  readonly words: readonly number[];
  readonly qty: number | null;
  /** Counts cartons, in lines without a quantity. */
  readonly cartons: number | null;
  readonly unit: number | null;
  /** Only in a form of this shop. */
  readonly price: number | null;
  /** By a header, or as in this shop's own form: a line without a quantity then orders nothing, otherwise one. */
  readonly known: boolean;
}

const HEADERS = {
  code: /^(?:(?:product|item|stock|supplier|vendor|order|your|our)?[\s_-]*(?:code|sku|article)s?|(?:item|part|product|art(?:icle|ikel)?|stock)[\s_.-]*(?:no|nr|num(?:ber|mer)?|id|#)\.?|sku[\s_-]*(?:code|id|no)?|artikel|référence|ref\.?|reference|código|codigo|codice|kode|kod|コード|品番|상품 ?코드|코드|编码|编号|货号|артикул|код|رمز(?: المنتج)?|კოდი|mã(?: hàng)?)$/iu,
  barcode:
    /^(?:barcode|bar code|ean(?:-?13)?|gtin|upc|strichcode|code-barres|código de barras|codice a barre|kod kreskowy|barkod|shtrix-kod|штрихкод|შტრიხკოდი|mã vạch|条码|バーコード|바코드|باركود)$/iu,
  qty: /^(?:(?:order(?:ed)?|req(?:uired)?|my|your)?[\s_-]*(?:qty|quantity|quantities|amount|count|pcs|pieces|units)(?:[\s_-]*(?:ordered|required|wanted|to order|needed))?|order|menge|anzahl|stückzahl|quantité|qté|cantidad|quantità|quantidade|qtd\.?|jumlah|ilość|adet|miktar|количество|кол-во|кількість|数量|個数|수량|الكمية|რაოდენობა|số lượng|miqdor)$/iu,
  cartons:
    /^(?:(?:order|qty|quantity)?[\s_-]*(?:cartons|ctns|cases|boxes|outers)(?:[\s_-]*(?:ordered|required|qty))?|(?:qty|quantity|order)[\s_-]*\(?(?:cartons?|ctns?|cases?|boxes)\)?)$/iu,
  unit: /^(?:unit|uom|u\/m|unit of measure|each\/carton|ea\/ctn|einheit|unité|unidad|unità|unidade|ед\.?|单位|単位|단위)$/iu,
  words:
    /^(?:name|description|product|product name|item|item name|item description|title|option|options|variant|size|flavour|flavor|scent|details|bezeichnung|beschreibung|produkt|désignation|description du produit|produit|descripción|producto|descrizione|prodotto|descrição|produto|nama|nazwa|ürün|наименование|товар|назва|品名|商品名|名称|상품명|الوصف|المنتج|დასახელება|tên hàng|nomi)$/iu,
} as const;

/** A unit after a heading: 'Order qty (ctn)'. */
const UNIT_BEHIND = /[([]([^()[\]]+)[)\]]$/;

function matches(cell: string, kind: keyof typeof HEADERS): boolean {
  const heading = cell
    .trim()
    .replace(/(?<![:*])[:*]+$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const unit = UNIT_BEHIND.exec(heading)?.[1]?.trim() ?? '';
  if ((kind !== 'qty' && kind !== 'cartons') || !isUnitWord(unit)) return HEADERS[kind].test(heading);
  const isCartons = unitOf(unit) === 'carton';
  return isCartons === (kind === 'cartons') && HEADERS.qty.test(heading.replace(UNIT_BEHIND, '').trim());
}

function columnWhere(cells: readonly string[], test: (cell: string) => boolean): number | null {
  const found = cells.findIndex(test);
  return found === -1 ? null : found;
}

interface Header {
  readonly columns: TableColumns;
  /** How many meanings it names. */
  readonly says: number;
}

function readHeader({ cells }: TableLine): Header | null {
  const find = (kind: keyof typeof HEADERS) => columnWhere(cells, (cell) => matches(cell, kind));
  const [code, barcode, qty, cartons] = [find('code'), find('barcode'), find('qty'), find('cartons')];
  const words = cells.flatMap((cell, index) => (matches(cell, 'words') ? [index] : []));
  const names = code ?? barcode ?? words[0] ?? null;
  const says = [code, barcode, qty ?? cartons, words[0]].filter((column) => column != null).length;
  if (
    names === null ||
    (says < 2 && cells.length > 1) ||
    cells.some((cell) => isCodeLike(cleanCode(cell)) && !matches(cell, 'barcode'))
  )
    return null;
  const [unit, price] = [find('unit'), columnWhere(cells, isPriceHeading)];
  return { says, columns: { code, barcode, words, qty, cartons, unit, price, known: true } };
}

/** Finds the header line: its index and its columns; null for none. */
export function headerOf(lines: readonly TableLine[]): { at: number; columns: TableColumns } | null {
  const headers = lines.slice(0, 15).map(readHeader);
  let at = headers.findIndex((header) => header !== null);
  // Of two lines, the upper one has the names of groups of columns.
  while ((headers[at + 1]?.says ?? 0) > (headers[at]?.says ?? Infinity)) at += 1;
  const header = headers[at];
  return header ? { at, columns: header.columns } : null;
}

interface Column {
  readonly index: number;
  readonly filled: number;
  readonly codes: number;
  readonly barcodes: number;
  readonly numbers: number;
  /** Quantities with two zeros behind the point, in a column without any other price. */
  readonly round: number;
  readonly units: number;
  readonly letters: number;
  /** 1, 2, 3 …: line numbers, not quantities. */
  readonly counting: boolean;
}

/** As prices have them. */
export const TWO_DECIMALS = /\d[.,]\d{2}$/;

/** Lines that are looked at, and the longest cell that can be a code, a number or a unit: the rest says no more. */
const LOOKED_AT = { lines: 1_000, length: 100 };

const isCount = (cell: string): boolean => !isBarcode(cleanCode(cell)) && readQuantity(cell).qty !== null;
const isPrice = (cell: string): boolean => TWO_DECIMALS.test(cell) && readQuantity(cell).qty === null;

function look(lines: readonly TableLine[], index: number): Column {
  const cells = lines.map(({ cells: all }) => (all[index] ?? '').trim());
  const filled = cells.filter((cell) => cell !== '');
  const short = filled.filter(({ length }) => length <= LOOKED_AT.length);
  const count = (test: (cell: string) => boolean) => short.filter(test).length;
  const numbers = cells.map(wholeNumber);
  return {
    index,
    filled: filled.length,
    codes: count((cell) => isCodeLike(cleanCode(cell)) && !isBarcode(cleanCode(cell))),
    barcodes: count((cell) => isBarcode(cleanCode(cell))),
    numbers: count((cell) => isCount(cell) && !TWO_DECIMALS.test(cell)),
    round: short.some(isPrice) ? 0 : count((cell) => isCount(cell) && TWO_DECIMALS.test(cell)),
    units: count(isUnitWord),
    letters: filled.length - short.length + count((cell) => /\p{L}{2,}/u.test(cell) && !isCodeLike(cleanCode(cell))),
    counting:
      lines.length > 2 && numbers.every((number, at) => number === at + (numbers[0] ?? -1)) && (numbers[0] ?? 9) <= 1,
  };
}

const best = (columns: readonly Column[], worth: (column: Column) => number): number | null => {
  const [first] = columns
    .filter((column) => worth(column) > 0)
    .toSorted((a, b) => worth(b) - worth(a) || a.index - b.index);
  return first?.index ?? null;
};

const FORM_COUNTS = FORM_COLUMNS.flatMap(({ name }, index) =>
  name === 'stock' || name === 'carton' || name === 'least' || name === 'step' ? [index] : [],
);
const formColumn = (wanted: (typeof FORM_COLUMNS)[number]['name']): number =>
  FORM_COLUMNS.findIndex(({ name }) => name === wanted);

/** True for lines of this shop's own order form that were copied without its header. */
function isOwnForm(lines: readonly TableLine[]): boolean {
  const goods = lines.filter(({ cells: [code = ''] }) => isCodeLike(cleanCode(code)));
  const isGoods = ({ cells }: TableLine): boolean => {
    const [barcode = '', price = ''] = [cells[formColumn('barcode')], cells[formColumn('price')]];
    return (
      cells.length >= formColumn('quantity') &&
      (barcode === '' || isBarcode(cleanCode(barcode))) &&
      FORM_COUNTS.every((index) => /^[\d.,\s]*$/.test(cells[index] ?? '')) &&
      readFormPrice(price) !== null
    );
  };
  return goods.length > 0 && goods.every(isGoods);
}

/** Guesses the columns of a table without a header from their cells. */
export function guessColumns(lines: readonly TableLine[]): TableColumns {
  if (isOwnForm(lines)) {
    const [qty, words] = [formColumn('quantity'), [formColumn('product'), formColumn('options')]];
    return { code: 0, barcode: null, words, qty, cartons: null, unit: null, price: formColumn('price'), known: true };
  }
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const first = lines.slice(0, LOOKED_AT.lines);
  const all = Array.from({ length: width }, (_, index) => look(first, index));
  const half = first.length / 2;
  const code = best(all, ({ codes }) => (codes >= Math.min(half, 3) || codes >= half ? codes : 0));
  const barcode = best(all, ({ barcodes, index }) => (index === code ? 0 : barcodes >= half ? barcodes : 0));
  const quantities = all.filter(({ index, counting }) => index !== code && index !== barcode && !counting);
  const qty = best(quantities, ({ numbers, round }) => numbers * 2 + round);
  const words = all
    .filter(({ index, letters, units }) => index !== code && index !== qty && letters > 0 && units < letters)
    .map(({ index }) => index);
  const unit = best(all, ({ index, units, filled }) => (index !== qty && units * 2 > filled ? units : 0));
  const rest = { cartons: null, price: null, known: false };
  return { code, barcode, words: words.filter((index) => index !== unit), qty, unit, ...rest };
}
