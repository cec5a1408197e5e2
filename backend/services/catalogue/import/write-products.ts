import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { type Option, optionsOf, partsOf, valuesOf } from '../../../rules/catalogue/sheet/columns';
import { PlatformError } from '../../../system/refusals/platform-error';
import { searchColumns } from '../search/search-text';
import { type FinalProduct, type ProductEdit, finalOf } from './final-product';
import { numbers } from './statement-lists';
import { writePriceCells } from './price-cells';
import { addSkus, deleteSkus, updateSkus, writeReplacedBy } from './write-skus';

interface Group {
  readonly id: number;
  readonly name: string;
}

const ROWS_AT_ONCE = 1_000;

/** Writes the final state of many products: texts, categories, pictures, skus and search index. */
export async function writeProducts(tx: Db, edits: readonly ProductEdit[], at: Date): Promise<void> {
  const groups = await readGroups(tx);
  for (let from = 0; from < edits.length; from += ROWS_AT_ONCE) {
    const products = edits.slice(from, from + ROWS_AT_ONCE).map(finalOf);
    await writeTexts(tx, products, groups, at);
    await writeCategories(tx, products, groups);
    await writePictures(tx, products);
    await writeVariations(tx, products);
    await deleteSkus(tx, products);
    await updateSkus(tx, products);
    await addSkus(tx, products);
    await writeReplacedBy(tx, products);
    await writePriceCells(tx, products);
  }
}

async function readGroups(tx: Db): Promise<ReadonlyMap<string, Group>> {
  const rows = await queryRows(
    tx,
    z.object({ id: z.number(), url: z.string(), name: z.string() }),
    sql`select id, url, name from groups where model = 'product'`,
  );
  return new Map(rows.map(({ url, id, name }) => [url, { id, name }]));
}

/** @throws PlatformError 409 */
function groupOf(groups: ReadonlyMap<string, Group>, url: string): Group {
  const group = groups.get(url);
  if (!group) throw new PlatformError(409, 'CHANGED', `The category "${url}" is not there any more.`);
  return group;
}

const isFoundOtherwise = ({ edit: { change, skus, added, removed } }: FinalProduct): boolean =>
  ['name', 'brand', 'categories'].some((key) => key in change) ||
  added.length + removed.size > 0 ||
  skus.some(({ after }) => 'options' in after);

async function writeTexts(
  tx: Db,
  products: readonly FinalProduct[],
  groups: ReadonlyMap<string, Group>,
  at: Date,
): Promise<void> {
  const rows = products.map((product) => {
    const { id, cells, skus } = product;
    const own = partsOf(cells['categories'] ?? '').map((url) => groupOf(groups, url));
    const found = isFoundOtherwise(product)
      ? searchColumns({
          name: cells['name'] ?? '',
          brand: cells['brand'] ?? '',
          groups: own.map(({ name }) => name),
          options: skus.flatMap(({ cells: sku }) => valuesOf(sku['options'])),
          codes: skus.map(({ code }) => code),
        })
      : null;
    return {
      id,
      name: cells['name'],
      brand: cells['brand'],
      badge: cells['badge'],
      blurb: cells['summary'],
      enabled: cells['shown'] === 'yes',
      is_new: cells['new'] === 'yes',
      moved: 'categories' in product.edit.change,
      primary_group_id: own[0]?.id ?? null,
      search_name: found?.searchName ?? null,
      search_words: found?.searchWords ?? null,
      search_compact: found?.searchCompact ?? null,
    };
  });
  await tx.execute(sql`update products set
      name = c.name, title = case when products.title = products.name then c.name else products.title end,
      brand = c.brand, badge = c.badge, blurb = c.blurb, enabled = c.enabled, is_new = c.is_new,
      primary_group_id = case when c.moved then c.primary_group_id else products.primary_group_id end,
      search_name = coalesce(c.search_name, products.search_name),
      search_words = coalesce(c.search_words, products.search_words),
      search_compact = coalesce(c.search_compact, products.search_compact),
      updated_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id int, name text, brand text, badge text, blurb text,
      enabled boolean, is_new boolean, moved boolean, primary_group_id int, search_name text, search_words text,
      search_compact text)
    where products.id = c.id`);
  const found = rows.filter((row) => row.search_words !== null).map(({ id }) => id);
  await tx.execute(sql`insert into search_terms (term)
    select distinct term from products, unnest(string_to_array(trim(search_words), ' ')) as term
      where products.id = any (${numbers(found)}) and term !~ '[0-9]' and term <> '' on conflict do nothing`);
}

async function writeCategories(
  tx: Db,
  products: readonly FinalProduct[],
  groups: ReadonlyMap<string, Group>,
): Promise<void> {
  const moved = products.filter(({ edit }) => 'categories' in edit.change);
  if (moved.length === 0) return;
  const rows = moved.flatMap(({ id, cells }) =>
    partsOf(cells['categories'] ?? '').map((url, sort) => ({ id, group_id: groupOf(groups, url).id, sort })),
  );
  await tx.execute(sql`delete from product_groups where product_id = any (${numbers(moved.map(({ id }) => id))})`);
  await tx.execute(sql`insert into product_groups (product_id, group_id, sort) select id, group_id, sort
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id int, group_id int, sort int)`);
}

async function writePictures(tx: Db, products: readonly FinalProduct[]): Promise<void> {
  const changed = products.filter(({ edit }) => 'pictures' in edit.change);
  if (changed.length === 0) return;
  const rows = changed.flatMap(({ id, cells }) =>
    partsOf(cells['pictures'] ?? '').map((key, sort) => ({ id, key, sort })),
  );
  await tx.execute(sql`delete from product_images where product_id = any (${numbers(changed.map(({ id }) => id))})`);
  await tx.execute(sql`insert into product_images (product_id, media_key, sort) select id, key, sort
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id int, key text, sort int)`);
}

const uses = (cells: readonly (string | undefined)[]): Option[] => cells.flatMap((cell) => optionsOf(cell ?? ''));

/** Writes variations and options in their former order, new ones last, without those no sku uses any more. */
async function writeVariations(tx: Db, products: readonly FinalProduct[]): Promise<void> {
  const changed = products.filter(
    ({ edit: { skus, added, removed } }) =>
      added.length + removed.size > 0 || skus.some(({ after }) => 'options' in after),
  );
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const stored = await queryRows(
    tx,
    z.object({ product_id: z.number(), name: z.string(), options: z.array(z.string()) }),
    sql`select product_id, name, options from product_variations
      where product_id = any (${numbers(ids)}) order by sort`,
  );
  const rows = changed.flatMap(({ id, skus, edit }) => {
    const had = uses(edit.product.skus.map(({ cells }) => cells.options));
    const has = uses(skus.map(({ cells }) => cells['options']));
    const names = [...new Set(has.map(({ name }) => name))];
    return names.map((name, sort) => {
      const values = (all: readonly Option[]) => all.filter((one) => one.name === name).map(({ value }) => value);
      const [before, now] = [new Set(values(had)), values(has)];
      const old = stored.find((one) => one.product_id === id && one.name === name)?.options ?? [];
      const remaining = old.filter((value) => !before.has(value) || now.includes(value));
      return { id, sort, name, options: [...new Set([...remaining, ...now])] };
    });
  });
  await tx.execute(sql`delete from product_variations where product_id = any (${numbers(ids)})`);
  await tx.execute(sql`insert into product_variations (product_id, sort, name, options)
    select id, sort, name, array(select jsonb_array_elements_text(options))
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id int, sort int, name text, options jsonb)`);
}
