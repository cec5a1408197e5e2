import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../../db/client';
import { groups, products, skus } from '../../../db/schema/catalogue/catalogue';
import { media } from '../../../db/schema/content/media';
import { orderLines } from '../../../db/schema/orders/orders';
import { COLUMNS, type ColumnKey, Fault, optionsOf } from '../../../rules/catalogue/sheet/columns';
import { codeKey } from '../search/code-key';
import { knownSkus } from './known-skus';
import type { ProductRecord, SkuRecord } from './product-record';
import { replacementProblems } from './replacements';

/** Error messages by field name. */
type Problems = Record<string, string>;

const MAX_ORDERED_NAMED = 3;

function cellProblem(key: ColumnKey, typed: string): string | null {
  try {
    COLUMNS[key].read(typed);
    return null;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return `${COLUMNS[key].heading} ${error.message}.`;
  }
}

const namesIn = (options: string): string =>
  optionsOf(options)
    .map(({ name }) => name)
    .join(', ');

/** Problems found without database queries. */
function ownProblems(record: ProductRecord): Problems {
  const problems: Problems = {};
  const first = record.skus.find(({ retired }) => !retired);
  const seen = {
    code: new Map<string, number>(),
    barcode: new Map<string, number>(),
    options: new Map<string, number>(),
  };
  const once = (field: keyof typeof seen, value: string, index: number, words: (other: number) => string) => {
    const other = seen[field].get(value);
    if (other === undefined) seen[field].set(value, index);
    else problems[`skus.${index}.${field}`] ??= words(other + 1);
  };
  for (const [index, sku] of record.skus.entries()) {
    for (const field of ['code', 'options'] as const) {
      const words = cellProblem(field, sku[field]);
      if (words !== null) problems[`skus.${index}.${field}`] = words;
    }
    const barcode = cellProblem('barcode', sku.barcode);
    if (barcode !== null) problems[`skus.${index}.barcode`] = barcode;
    if (sku.price === null) problems[`skus.${index}.price`] = 'Say what it costs.';
    once('code', codeKey(sku.code), index, (other) => `Entry ${other} has this code, or nearly so.`);
    if (sku.barcode !== '') once('barcode', sku.barcode, index, (other) => `Entry ${other} has this barcode already.`);
    if (sku.retired) {
      if (sku.id === null) problems[`skus.${index}.retired`] = 'One that is new is sold at first.';
      continue;
    }
    once('options', sku.options, index, (other) => `Entry ${other} has the same options.`);
    if (first && namesIn(sku.options) !== namesIn(first.options))
      problems[`skus.${index}.options`] ??=
        `All entries that are sold have the same options: here ${namesIn(sku.options) || 'none'}, elsewhere ${
          namesIn(first.options) || 'none'
        }.`;
  }
  if (record.enabled && !first) problems['enabled'] = 'There has to be a code that is sold, below.';
  return problems;
}

async function takenElsewhere(tx: Db, id: number | null, own: readonly SkuRecord[]): Promise<Problems> {
  if (own.length === 0) return {};
  const barcodes = own.map(({ barcode }) => barcode).filter((one) => one !== '');
  const found = await tx
    .select({ code: skus.code, key: skus.codeKey, barcode: skus.barcode, product: products.name })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      and(
        id === null ? undefined : ne(skus.productId, id),
        or(
          inArray(
            skus.codeKey,
            own.map(({ code }) => codeKey(code)),
          ),
          barcodes.length === 0 ? undefined : inArray(skus.barcode, barcodes),
        ),
      ),
    );
  return Object.fromEntries(
    own.flatMap((sku, index) => {
      const coded = found.find(({ key }) => key === codeKey(sku.code));
      const scanned = sku.barcode === '' ? undefined : found.find(({ barcode }) => barcode === sku.barcode);
      return [
        ...(coded ? [[`skus.${index}.code`, `${coded.product} has the code ${coded.code} already.`] as const] : []),
        ...(scanned ? [[`skus.${index}.barcode`, `This is the barcode of ${scanned.code}.`] as const] : []),
      ];
    }),
  );
}

/** Special prices are not in the form. */
async function pricesBelowSpecials(tx: Db, id: number | null, own: readonly SkuRecord[]): Promise<Problems> {
  if (id === null) return {};
  const rows = await tx
    .select({ id: skus.id, special: skus.specialPrice })
    .from(skus)
    .where(and(eq(skus.productId, id), isNotNull(skus.specialPrice)));
  const specials = new Map(rows.map((row) => [row.id, row.special]));
  return Object.fromEntries(
    own.flatMap((sku, index) => {
      const special = sku.id === null || sku.retired ? null : (specials.get(sku.id) ?? null);
      if (special === null || sku.price === null || sku.price > special) return [];
      const words = `Its special price is ${formatMoney(special)}, and has to be below this. Change it under “Prices”.`;
      return [[`skus.${index}.price`, words]];
    }),
  );
}

/** Ordered skus cannot be deleted, because orders and lists reference them. */
async function stillNeeded(tx: Db, id: number | null, own: readonly SkuRecord[]): Promise<Problems> {
  if (id === null) return {};
  const remaining = own.flatMap((sku) => sku.id ?? []);
  const ordered = await tx
    .selectDistinct({ code: skus.code })
    .from(skus)
    .innerJoin(orderLines, eq(orderLines.skuId, skus.id))
    .where(
      and(
        eq(skus.productId, id),
        remaining.length === 0 ? undefined : sql`${skus.id} <> all (${sql.param(remaining)}::int[])`,
      ),
    )
    .limit(MAX_ORDERED_NAMED);
  if (ordered.length === 0) return {};
  const codes = ordered.map(({ code }) => code).join(', ');
  return { skus: `Ordered before, so not to be removed: ${codes}. Switch on “Not sold any more” there instead.` };
}

async function unknownNames(tx: Db, record: ProductRecord): Promise<Problems> {
  const { categories, related, pictures, slug } = record;
  const [knownGroups, knownProducts, knownPictures] = await Promise.all([
    tx
      .select({ url: groups.url })
      .from(groups)
      .where(and(eq(groups.model, 'product'), inArray(groups.url, [...categories]))),
    tx
      .select({ slug: products.slug })
      .from(products)
      .where(and(inArray(products.slug, [...related]), isNull(products.deletedAt))),
    tx
      .select({ key: media.key })
      .from(media)
      .where(inArray(media.key, [...pictures])),
  ]);
  const of = (field: string, values: readonly string[], known: ReadonlySet<string>, what: string) =>
    values.flatMap((value, index) =>
      value === '' || !known.has(value)
        ? [[`${field}.${index}`, value === '' ? 'Choose one, or remove this line.' : `There is no ${what} “${value}”.`]]
        : values.indexOf(value) < index
          ? [[`${field}.${index}`, 'This is here twice.']]
          : [],
    );
  const self = related.indexOf(slug);
  return Object.fromEntries([
    ...of('categories', categories, new Set(knownGroups.map(({ url }) => url)), 'category'),
    ...of('related', related, new Set(knownProducts.map((one) => one.slug)), 'product'),
    ...of('pictures', pictures, new Set(knownPictures.map(({ key }) => key)), 'picture'),
    ...(self < 0 ? [] : [[`related.${self}`, 'This is the product itself.']]),
  ]);
}

async function slugProblem(tx: Db, id: number | null, slug: string): Promise<Problems> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return { slug: 'An address has small letters, digits and hyphens, such as rope-lead.' };
  const [taken] = await tx
    .select({ id: products.id, deletedAt: products.deletedAt })
    .from(products)
    .where(and(eq(products.slug, slug), id === null ? undefined : ne(products.id, id)));
  if (!taken) return {};
  return {
    slug: taken.deletedAt === null ? 'Another product has this address.' : 'A product in the bin has this address.',
  };
}

/** Validation errors of a product by field; empty if valid. */
export async function productProblems(tx: Db, id: number | null, wanted: ProductRecord): Promise<Problems> {
  const record = id === null ? wanted : { ...wanted, skus: await knownSkus(tx, id, wanted.skus) };
  return {
    ...(await unknownNames(tx, record)),
    ...(await takenElsewhere(tx, id, record.skus)),
    ...(await stillNeeded(tx, id, record.skus)),
    ...(await pricesBelowSpecials(tx, id, record.skus)),
    ...(await replacementProblems(tx, id, record.skus)),
    ...(await slugProblem(tx, id, record.slug)),
    ...ownProblems(record),
  };
}
