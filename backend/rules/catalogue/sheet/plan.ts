import {
  COLUMNS,
  type ColumnKey,
  Fault,
  NEW_PRODUCT,
  NEW_SKU,
  PRODUCT_KEYS,
  SKU_KEYS,
  type SkuCells,
  partsOf,
  priceOrNone,
} from './columns';
import { checkOptions } from './check-options';
import { checkReplacements } from './check-replacements';
import type {
  Cells,
  KnownProduct,
  CatalogueSnapshot,
  Plan,
  PlannedFault,
  PlannedProduct,
  PlannedSku,
} from './plan-types';
import { FAULT_KEY, type SheetRow, plainCell } from './read-rows';

/** Default slug of a product, derived from its name. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 80);
}

const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** A row's normalised cell; undefined if the file lacks the column or the cell is invalid. */
function read(row: SheetRow, key: ColumnKey, faults: PlannedFault[]): string | undefined {
  const typed = row.cells[key];
  return typed === undefined ? undefined : readTyped(row, typed, COLUMNS[key], faults);
}

function readTyped(
  { line, cells }: SheetRow,
  typed: string,
  column: { readonly heading: string; readonly read: (typed: string) => string },
  faults: PlannedFault[],
): string | undefined {
  try {
    return column.read(typed);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    faults.push({ line, code: cells.code ?? '', words: `${column.heading} ${error.message}.` });
    return undefined;
  }
}

/** A row's prices by level and quantity; invalid ones keep their previous value. */
function readPrices(row: SheetRow, was: Cells, faults: PlannedFault[]): Cells {
  const prices = Object.entries(row.prices).map(([heading, typed]) => {
    const read = readTyped(row, typed, { heading, read: priceOrNone }, faults);
    return [heading, read ?? was[heading] ?? ''] as const;
  });
  return Object.fromEntries(prices);
}

function differing(was: Cells, is: Cells): { before: Cells; after: Cells } {
  const keys = Object.keys(is).filter((key) => (was[key] ?? '') !== is[key]);
  const pick = (cells: Cells): Cells => Object.fromEntries(keys.map((key) => [key, cells[key] ?? '']));
  return { before: pick(was), after: pick(is) };
}

/** Slug of a row's product; '' if the row does not identify one. */
function slugIn(row: SheetRow, known: CatalogueSnapshot): string {
  const code = row.cells.code ?? '';
  const typed = row.cells.product ?? '';
  return known.slugOfCode.get(code) ?? (typed === '' ? slugOf(row.cells.name ?? '') : typed);
}

const noLines = () => new Map<string, number>();

/** Computes the changes of an import without applying them. */
export function planImport(rows: readonly SheetRow[], known: CatalogueSnapshot): Plan {
  const replaced = new Map(rows.map(({ cells }) => [cells.code ?? '', cells.replaced ?? '']));
  const seen = { codes: noLines(), keys: noLines(), barcodes: noLines(), replaced };
  let unchanged = 0;
  const products: PlannedProduct[] = [];
  for (const [slug, own] of Map.groupBy(rows, (row) => slugIn(row, known))) {
    const planned = planProduct(slug, own, known, seen);
    const changes = planned.skus.filter(
      ({ isNew, after, move }) => isNew || move !== 0 || Object.keys(after).length > 0,
    );
    if (planned.faults.length === 0) unchanged += planned.skus.length - changes.length;
    if (planned.faults.length > 0 || changes.length > 0 || Object.keys(planned.after).length > 0)
      products.push({ ...planned, skus: changes });
  }
  return { products, unchanged };
}

interface Seen extends Readonly<Record<'codes' | 'keys' | 'barcodes', Map<string, number>>> {
  /** What replaces each code, as all rows say. */
  readonly replaced: ReadonlyMap<string, string>;
}

function planProduct(slug: string, rows: readonly SheetRow[], known: CatalogueSnapshot, seen: Seen): PlannedProduct {
  const faults: PlannedFault[] = [];
  const product = known.bySlug.get(slug) ?? null;
  const fault = ({ line, cells }: SheetRow, words: string) => faults.push({ line, code: cells.code ?? '', words });
  const [first] = rows;
  if (product === null && first && !isSlug(slug))
    fault(
      first,
      slug === ''
        ? 'Nothing says which product this is: there is no such code, and neither Product nor Name is filled in.'
        : `Product is "${slug.slice(0, 80)}": the end of an address has small letters, digits and hyphens alone.`,
    );
  if (product === null && first && known.binned.has(slug))
    fault(first, 'This product is in the bin. Bring it back before it is changed.');
  const was = product?.cells ?? NEW_PRODUCT;
  const is = Object.fromEntries(PRODUCT_KEYS.map((key) => [key, productCell(key, rows, product, faults)]));
  if (
    product === null &&
    is['name'] === '' &&
    first &&
    !known.binned.has(slug) &&
    !faults.some(({ words }) => words.startsWith('Name '))
  )
    fault(first, 'A new product needs a Name.');
  for (const category of partsOf(is['categories'] ?? ''))
    if (first && !known.categories.has(category)) fault(first, `There is no category "${category.slice(0, 80)}".`);
  for (const picture of partsOf(is['pictures'] ?? ''))
    if (first && !known.pictures.has(picture) && !partsOf(was.pictures).includes(picture))
      fault(first, `There is no picture "${picture.slice(0, 80)}".`);
  const skus = rows.map((row) => planSku(row, product, known, seen, faults));
  checkOptions(
    product,
    skus.filter(({ code }) => !known.retired.has(code)),
    rows,
    faults,
  );
  checkReplacements(skus, seen.replaced, known, faults);
  return {
    kind: faults.length > 0 ? 'fault' : product === null ? 'new' : 'changed',
    slug,
    name: is['name'] === '' || is['name'] === undefined ? (rows[0]?.cells.name ?? was.name) : is['name'],
    ...(product === null ? { before: {}, after: is } : differing(was, is)),
    skus,
    faults,
    typed: faults.length > 0 ? typedRows(rows, faults) : [],
  };
}

/** Rows as typed, each with its own faults: all of a large product would be too long for a cell. */
function typedRows(rows: readonly SheetRow[], faults: readonly PlannedFault[]): Cells[] {
  const byLine = Map.groupBy(faults, ({ line }) => line);
  return rows.map(({ line, cells, prices }) => {
    const sentences = (byLine.get(line) ?? []).map(({ words }) => `Row ${line}: ${words}`);
    return { ...cells, ...prices, [FAULT_KEY]: sentences.join(' ') };
  });
}

/**
 * Merges a product's cell over its rows: a changed value wins, two different changed values are a fault. A blank cell
 * is a value in the first row of a known product only; spreadsheets have one in further rows for 'as above'.
 */
function productCell(
  key: (typeof PRODUCT_KEYS)[number],
  rows: readonly SheetRow[],
  product: KnownProduct | null,
  faults: PlannedFault[],
): string {
  const firstRows = new Map<string, SheetRow>();
  const was = (product?.cells ?? NEW_PRODUCT)[key];
  const written = plainCell(was);
  for (const [index, row] of rows.entries()) {
    if ((index > 0 || product === null) && row.cells[key] === '') continue;
    const cell = read(row, key, faults);
    if (cell !== undefined && cell !== written && !firstRows.has(cell)) firstRows.set(cell, row);
  }
  const [one, other] = [...firstRows];
  if (one && other)
    faults.push({
      line: other[1].line,
      code: other[1].cells.code ?? '',
      words:
        `${COLUMNS[key].heading} is "${other[0].slice(0, 60)}", but "${one[0].slice(0, 60)}" ` +
        `in row ${one[1].line} of the same product.`,
    });
  return one?.[0] ?? was;
}

function planSku(
  row: SheetRow,
  product: KnownProduct | null,
  known: CatalogueSnapshot,
  seen: Seen,
  faults: PlannedFault[],
): PlannedSku {
  const { line } = row;
  const code = read(row, 'code', faults) ?? '';
  const fault = (words: string) => faults.push({ line, code, words });
  const own = product?.skus.find((sku) => sku.code === code) ?? null;
  const named = read(row, 'product', faults) ?? '';
  if (product !== null && named !== '' && named !== product.slug)
    fault(`This is a sku of "${product.slug}". A sku cannot move to another product.`);
  if (own === null && !seen.codes.has(code))
    once(seen.keys, known.codeKey(code), line, (earlier) => fault(`This is almost the code in row ${earlier}.`));
  once(seen.codes, code, line, (earlier) => fault(`Row ${earlier} has this code already.`));
  if (known.retired.has(code)) {
    fault('This code is retired: its product has it as “Not sold any more”. Switch that off there to sell it again.');
    return { line, code, isNew: false, before: {}, after: {}, move: 0 };
  }
  const almost = own === null ? known.almost.get(known.codeKey(code)) : undefined;
  if (almost !== undefined && almost !== code) fault(`This is almost the code ${almost}, which is there already.`);
  const was: SkuCells & Cells = own?.cells ?? NEW_SKU;
  const before = faults.length;
  const is: Cells = {
    ...Object.fromEntries(SKU_KEYS.map((key) => [key, read(row, key, faults) ?? was[key]])),
    ...readPrices(row, was, faults),
  };
  if (faults.length === before && is['price'] === '') fault('A new sku needs a Price.');
  const special = is['special'] ?? '';
  if (special !== '' && Number(special) >= Number(is['price'])) fault('Special price is not below the price.');
  const barcode = is['barcode'] ?? '';
  const owner = known.codeOfBarcode.get(barcode);
  if (owner !== undefined && owner !== code) fault(`Barcode ${barcode} is that of ${owner}.`);
  if (row.cells.barcode !== undefined)
    once(seen.barcodes, barcode, line, (earlier) => fault(`Row ${earlier} has this barcode already.`));
  const moved = Number(read(row, 'move', faults) ?? '');
  const opening = own === null ? Number(read(row, 'stock', faults) ?? '') : 0;
  if ((own?.stock ?? opening) + moved < 0) fault(`The stock is ${own?.stock ?? opening}: so many cannot be taken.`);
  const change = own === null ? { before: {}, after: is } : differing(was, is);
  return { line, code, isNew: own === null, ...change, move: opening + moved };
}

function once(seen: Map<string, number>, what: string, line: number, twice: (earlier: number) => void): void {
  const earlier = seen.get(what);
  if (what === '') return;
  if (earlier === undefined) seen.set(what, line);
  else twice(earlier);
}
