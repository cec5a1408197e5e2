import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { relatedProducts } from '../../../db/schema/catalogue/related-products';
import { dollars, joined, valuesOf } from '../../../rules/catalogue/sheet/columns';
import type { Cells, KnownProduct } from '../../../rules/catalogue/sheet/plan-types';
import { present } from '../../../system/present';
import { lockProducts } from '../import/range';
import { writeProducts } from '../import/write-products';
import { lockSkus } from '../skus/lock-skus';
import { knownSkus } from './known-skus';
import type { ProductRecord, SkuRecord } from './product-record';
import { replacementIds, writeReplacements } from './replacements';

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

/** The fields shared by the product form and the catalogue file, in the file's format. */
function cellsOf(record: ProductRecord): Cells {
  return {
    name: record.name,
    brand: record.brand,
    badge: record.badge,
    summary: record.blurb,
    categories: joined(record.categories),
    pictures: joined(record.pictures),
    shown: yesOrNo(record.enabled),
    new: yesOrNo(record.isNew),
  };
}

function skuCells(sku: SkuRecord): Cells {
  return {
    options: sku.options,
    price: dollars(sku.price ?? 0),
    weight: String(sku.weightGrams),
    barcode: sku.barcode,
    carton: String(sku.cartonQty),
    least: String(sku.minQty),
    step: String(sku.qtyStep),
  };
}

function differing(was: Cells, is: Cells): Cells {
  return Object.fromEntries(Object.entries(is).filter(([key, value]) => was[key] !== value));
}

/** Retires and restores skus, changes codes, and deletes skus that are no longer in the record. */
async function writeLifeOf(tx: Db, id: number, wanted: readonly SkuRecord[], at: Date): Promise<void> {
  const stored = await tx.select().from(skus).where(eq(skus.productId, id));
  const remaining = new Map(wanted.flatMap((sku) => (sku.id === null ? [] : [[sku.id, sku] as const])));
  const gone = stored.filter((sku) => !remaining.has(sku.id)).map((sku) => sku.id);
  if (gone.length > 0) await tx.delete(skus).where(inArray(skus.id, gone));
  // Placeholder codes let two skus swap codes.
  const renamed = stored.filter((sku) => remaining.has(sku.id) && remaining.get(sku.id)?.code !== sku.code);
  for (const sku of renamed)
    await tx
      .update(skus)
      .set({ code: `#${sku.id}` })
      .where(eq(skus.id, sku.id));
  for (const sku of renamed)
    await tx
      .update(skus)
      .set({ code: present(remaining.get(sku.id)).code })
      .where(eq(skus.id, sku.id));
  for (const sku of stored) {
    const own = remaining.get(sku.id);
    if (!own || own.retired === (sku.retiredAt !== null)) continue;
    // A restored sku receives its options later, in writeProducts.
    await tx
      .update(skus)
      .set(own.retired ? { retiredAt: at } : { retiredAt: null, options: [`#${sku.id}`] })
      .where(eq(skus.id, sku.id));
  }
}

/** Updates retired skus, which writeProducts leaves out. */
async function writeRetired(tx: Db, wanted: readonly SkuRecord[]): Promise<void> {
  for (const sku of wanted)
    if (sku.id !== null && sku.retired)
      await tx
        .update(skus)
        .set({
          options: valuesOf(sku.options),
          price: sku.price ?? 0,
          barcode: sku.barcode || null,
          weightGrams: sku.weightGrams,
          cartonQty: sku.cartonQty,
          minQty: sku.minQty,
          qtyStep: sku.qtyStep,
        })
        .where(eq(skus.id, sku.id));
}

/** The edit for writeProducts. New skus that are already retired are added too; writeOrder then retires them. */
function editOf(product: KnownProduct, record: ProductRecord) {
  const byId = new Map(product.skus.map((sku) => [sku.id, sku]));
  const sold = record.skus.filter(({ id, retired }) => id === null || !retired);
  return {
    product,
    // The name is always included, so that the search index is rebuilt.
    change: { ...differing(product.cells, cellsOf(record)), name: record.name },
    skus: sold.flatMap((sku) => {
      const was = sku.id === null ? undefined : byId.get(sku.id);
      return was === undefined ? [] : [{ code: sku.code, after: differing(was.cells, skuCells(sku)) }];
    }),
    added: sold
      .filter(({ id }) => id === null)
      .map((sku) => ({
        line: 0,
        code: sku.code,
        isNew: true,
        before: {},
        after: { ...skuCells(sku), special: '' },
        move: 0,
      })),
    removed: new Set<string>(),
  };
}

/** Removes options that no sold sku has, so that customers cannot choose them. */
async function dropOptions(tx: Db, id: number): Promise<void> {
  const sold = sql`select 1 from skus where skus.product_id = ${id} and skus.retired_at is null`;
  await tx.execute(sql`update product_variations as v set options = array(
      select given.value from unnest(v.options) with ordinality as given (value, place)
      where exists (${sold} and skus.options[v.sort + 1] = given.value) order by given.place)
    where v.product_id = ${id} and exists (${sold})`);
}

async function writeOrder(tx: Db, id: number, record: ProductRecord, at: Date): Promise<void> {
  const places = record.skus.map(({ code, retired }, sort) => ({ code, retired, sort }));
  await tx.execute(sql`update skus set sort = c.sort,
      retired_at = case when c.retired then coalesce(skus.retired_at, ${at.toISOString()}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as c (code text, retired boolean, sort int)
    where skus.product_id = ${id} and skus.code = c.code`);
  await tx.delete(relatedProducts).where(eq(relatedProducts.productId, id));
  if (record.related.length === 0) return;
  const found = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...record.related]));
  const ids = new Map(found.map((one) => [one.slug, one.id]));
  const rows = [...new Set(record.related)].flatMap((slug, sort) => {
    const relatedId = ids.get(slug);
    return relatedId === undefined ? [] : [{ productId: id, relatedId, sort }];
  });
  if (rows.length > 0) await tx.insert(relatedProducts).values(rows);
}

/** Inserts an unpublished product, last in order. Returns its id. */
export async function addProduct(tx: Db, { name, slug }: ProductRecord, at: Date): Promise<number> {
  const [row] = await tx
    .insert(products)
    .values({
      slug,
      name,
      title: name,
      enabled: false,
      sort: sql`(select coalesce(max(sort), 0) + 1 from products)`,
      searchName: '',
      searchWords: '',
      searchCompact: '',
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: products.id });
  return present(row).id;
}

/** Writes a whole product, with the same statements as a catalogue import. */
export async function saveProduct(tx: Db, id: number, wanted: ProductRecord, at: Date): Promise<void> {
  // The product before its skus, as in a catalogue import.
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('no key update');
  await lockSkus(tx, eq(skus.productId, id));
  const record = { ...wanted, skus: await knownSkus(tx, id, wanted.skus) };
  const replacements = await replacementIds(tx, record.skus);
  await writeLifeOf(tx, id, record.skus, at);
  const [known] = await lockProducts(tx, [id]);
  const product = present(known);
  await writeProducts(tx, [editOf(product, record)], at);
  await writeRetired(tx, record.skus);
  await dropOptions(tx, id);
  await writeOrder(tx, id, record, at);
  await writeReplacements(tx, id, record.skus, replacements);
  const { slug, name, metaDescription, content, video, sizeChartKey } = record;
  // One that is the former name was never typed, so it follows, as in a catalogue import.
  const title = record.title === product.cells.name ? name : record.title || name;
  await tx
    .update(products)
    .set({ slug, title, metaDescription, content, video: video || null, sizeChartKey, updatedAt: at })
    .where(eq(products.id, id));
}

/** Disables a product and moves it to the bin. */
export async function binProduct(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(products).set({ enabled: false, deletedAt: at, updatedAt: at }).where(eq(products.id, id));
}

/** Restores a product from the bin, still disabled. */
export async function unbinProduct(tx: Db, id: number): Promise<void> {
  await tx.update(products).set({ deletedAt: null }).where(eq(products.id, id));
}

/** Deletes a product with its skus; orders store copies. */
export async function purgeProduct(tx: Db, id: number): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}
