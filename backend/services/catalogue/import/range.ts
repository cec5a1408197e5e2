import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { type SkuCells, dollars, joined, optionsCell } from '../../../rules/catalogue/sheet/columns';
import type { KnownProduct, CatalogueSnapshot } from '../../../rules/catalogue/sheet/plan-types';
import type { SheetRow } from '../../../rules/catalogue/sheet/read-rows';
import { codeKey } from '../search/code-key';
import { readPriceCells } from './price-cells';
import { numbers, texts } from './statement-lists';

const productRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  badge: z.string(),
  blurb: z.string(),
  enabled: z.boolean(),
  is_new: z.boolean(),
  categories: z.array(z.string()),
  pictures: z.array(z.string()),
  variations: z.array(z.string()),
});
const skuRow = z.object({
  id: z.number(),
  product_id: z.number(),
  code: z.string(),
  options: z.array(z.string()),
  price: z.number(),
  special_price: z.number().nullable(),
  stock: z.number(),
  weight_grams: z.number(),
  barcode: z.string().nullable(),
  carton_qty: z.number(),
  min_qty: z.number(),
  qty_step: z.number(),
  replaced_by: z.string().nullable(),
});

/** A subquery: rows are not locked on the outer side of a join. */
const replacedBy = sql`(select next.code from skus as next where next.id = skus.replaced_by_id) as replaced_by`;

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

function skuCells(sku: z.output<typeof skuRow>, variations: readonly string[]): SkuCells {
  return {
    options: optionsCell(sku.options.map((value, index) => ({ name: variations[index] ?? '', value }))),
    price: dollars(sku.price),
    special: sku.special_price === null ? '' : dollars(sku.special_price),
    weight: String(sku.weight_grams),
    barcode: sku.barcode ?? '',
    carton: String(sku.carton_qty),
    least: String(sku.min_qty),
    step: String(sku.qty_step),
    replaced: sku.replaced_by ?? '',
  };
}

/** Products in the form of a catalogue file, by ascending id. */
export const readRange = (db: Db, ids: readonly number[]): Promise<KnownProduct[]> => productsByIds(db, ids, sql``);

/** Like readRange, but locks the rows until the transaction ends. */
export const lockProducts = (tx: Db, ids: readonly number[]): Promise<KnownProduct[]> =>
  productsByIds(tx, ids, sql`for no key update`);

async function productsByIds(db: Db, ids: readonly number[], locking: SQL): Promise<KnownProduct[]> {
  if (ids.length === 0) return [];
  const own = numbers(ids);
  const found = await queryRows(
    db,
    productRow,
    sql`select id, slug, name, brand, badge, blurb, enabled, is_new,
        array(select url from product_groups join groups on groups.id = group_id
          where product_groups.product_id = products.id order by product_groups.sort, groups.id) as categories,
        array(select media_key from product_images where product_images.product_id = products.id
          order by product_images.sort) as pictures,
        array(select product_variations.name from product_variations
          where product_variations.product_id = products.id order by product_variations.sort) as variations
      from products where id = any (${own}) and deleted_at is null order by id ${locking}`,
  );
  const skus = await queryRows(
    db,
    skuRow,
    sql`select id, product_id, code, options, price, special_price, stock, weight_grams, barcode, carton_qty, min_qty,
        qty_step, ${replacedBy}
      from skus where product_id = any (${own}) and retired_at is null order by id ${locking}`,
  );
  const prices = await readPriceCells(db, ids);
  const byProduct = Map.groupBy(skus, (sku) => sku.product_id);
  return found.map((product) => ({
    id: product.id,
    slug: product.slug,
    cells: {
      name: product.name,
      brand: product.brand,
      badge: product.badge,
      summary: product.blurb,
      categories: joined(product.categories),
      pictures: joined(product.pictures),
      shown: yesOrNo(product.enabled),
      new: yesOrNo(product.is_new),
    },
    skus: (byProduct.get(product.id) ?? []).map((sku) => ({
      id: sku.id,
      code: sku.code,
      stock: sku.stock,
      cells: { ...prices.get(sku.id), ...skuCells(sku, product.variations) },
    })),
  }));
}

/** The ids of products with one of the codes or slugs. */
export async function productsOf(
  db: Db,
  { codes, slugs }: { readonly codes: readonly string[]; readonly slugs: readonly string[] },
): Promise<number[]> {
  const rows = await queryRows(
    db,
    z.object({ id: z.number() }),
    sql`select product_id as id from skus where code = any (${texts(codes)})
      union select id from products where slug = any (${texts(slugs)}) order by id`,
  );
  return rows.map(({ id }) => id);
}

const typedIn = (rows: readonly SheetRow[], key: 'code' | 'product' | 'barcode' | 'replaced'): string[] => [
  ...new Set(rows.map(({ cells }) => cells[key] ?? '').filter((cell) => cell !== '')),
];

/** The part of the catalogue that a file's rows are compared with. */
export async function rangeOf(
  db: Db,
  rows: readonly SheetRow[],
  namedSlugs: readonly string[],
): Promise<CatalogueSnapshot> {
  const codes = typedIn(rows, 'code');
  const ids = await productsOf(db, { codes, slugs: [...typedIn(rows, 'product'), ...namedSlugs] });
  const products = await readRange(db, ids);
  const sold = new Map(products.flatMap(({ slug, skus }) => skus.map(({ code }) => [code, slug] as const)));
  const pair = z.object({ key: z.string(), value: z.string() });
  const keys = codes.filter((code) => !sold.has(code)).map(codeKey);
  const barcodes = typedIn(rows, 'barcode').map((typed) => typed.replaceAll(/[\s-]/g, ''));
  const [others, owners, replacing, categories, pictures, binned] = [
    await queryRows(
      db,
      pair.extend({ slug: z.string(), retired: z.boolean() }),
      sql`select code_key as key, code as value, slug, retired_at is not null as retired
        from skus join products on products.id = product_id where code_key = any (${texts(keys)})`,
    ),
    await queryRows(
      db,
      pair,
      sql`select barcode as key, code as value from skus where barcode = any (${texts(barcodes)})`,
    ),
    await queryRows(
      db,
      skuRow.pick({ code: true, replaced_by: true }).extend({ retired: z.boolean() }),
      sql`select code, retired_at is not null or deleted_at is not null as retired, ${replacedBy}
        from skus join products on products.id = product_id where code = any (${texts(typedIn(rows, 'replaced'))})`,
    ),
    await queryRows(db, z.object({ url: z.string() }), sql`select url from groups where model = 'product'`),
    await queryRows(db, z.object({ key: z.string() }), sql`select key from media where source <> 'upload'`),
    await queryRows(db, z.object({ slug: z.string() }), sql`select slug from products where deleted_at is not null`),
  ];
  return {
    bySlug: new Map(products.map((product) => [product.slug, product])),
    slugOfCode: new Map([...others.map(({ value, slug }) => [value, slug] as const), ...sold]),
    retired: new Set(others.filter(({ retired }) => retired).map(({ value }) => value)),
    almost: new Map(others.map(({ key, value }) => [key, value])),
    codeOfBarcode: new Map(owners.map(({ key, value }) => [key, value])),
    replacing: new Map(
      replacing.map(({ code, retired, replaced_by: next }) => [code, { isRetired: retired, replacedBy: next ?? '' }]),
    ),
    categories: new Set(categories.map(({ url }) => url)),
    pictures: new Set(pictures.map(({ key }) => key)),
    binned: new Set(binned.map(({ slug }) => slug)),
    codeKey,
  };
}
