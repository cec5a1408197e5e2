import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../client';

/** Rows per statement, which limits the memory of a transaction. */
const AT_ONCE = 10_000;
/** Sorts generated products after those of the demonstration. */
const FIRST_SORT = 1_000;
const WORDS = {
  brands:
    'Ironbark,Mallee,Saltbush,Kookaburra,Wombat Hill,Spinifex,Tallowood,Gumnut,Corroboree,Banksia,Brolga,Quandong,Yarrow,Jarrah,Wattle,Boronia,Currawong,Brigalow,Mulga,Coolabah',
  houses: 'Kennel,Pet Co,Trading,Supply,Works,Saddlery,Outfitters,Makers,Provisions,Textiles',
  materials:
    'Cotton,Hemp,Leather,Wool,Canvas,Rubber,Bamboo,Linen,Cork,Recycled Nylon,Merino,Steel,Felt,Suede,Denim,Oilskin,Biothane,Neoprene,Fleece,Jute',
  finishes:
    'Stitched,Braided,Quilted,Riveted,Brushed,Rolled,Hand-cut,Double-sided,Water-repellent,Lined,Weighted,Slow-feed,Quick-dry,Foldable,Adjustable',
};
const list = (words: string) => sql`string_to_array(${words}, ',')`;
/** A word of a list, chosen by row number: the same in every run, but uncorrelated between lists. */
const pick = (words: string, salt: number) => sql`(${list(words)})[1 + ${place(words.split(',').length, salt)}]`;
const place = (length: number, salt: number) =>
  sql`((n::bigint * 7919 + n / 97 * ${salt}::int + ${salt}::int) % 1000003 % ${length}::int)::int`;

/**
 * Adds generated products to the groups, by SQL statements only: options, skus with codes and barcodes, stock and
 * prices. They reuse existing pictures.
 */
export async function fillRange(db: Db, products: number, groupSlugs: readonly string[]): Promise<void> {
  for (let from = 1; from <= products; from += AT_ONCE)
    await db.transaction((tx) => fillPart(tx, from, Math.min(products, from + AT_ONCE - 1), groupSlugs));
}

async function fillPart(tx: Db, from: number, to: number, groupSlugs: readonly string[]): Promise<void> {
  const slugs = sql`${sql.param([...groupSlugs])}::text[]`;
  await tx.execute(sql`create temporary table made on commit drop as
    select n, nextval('products_id_seq')::int as id, brand, material, finish, own.id as group_id, own.name as group_name,
      finish || ' ' || material || ' ' || own.name || ' ' || lpad(n::text, 6, '0') as name,
      upper(left(replace(brand, ' ', ''), 3) || '-' || left(material, 2) || '-' || lpad(n::text, 6, '0')) as code,
      ${place(3, 5)} as choice
    from (
      select n, ${pick(WORDS.brands, 3)} || ' ' || ${pick(WORDS.houses, 11)} as brand, ${pick(WORDS.materials, 17)} as material,
        ${pick(WORDS.finishes, 29)} as finish, (${slugs})[1 + ${place(groupSlugs.length, 41)}] as slug
      from generate_series(${from}::int, ${to}::int) as n
    ) as words join groups as own on own.slug = words.slug and own.model = 'product'`);
  await tx.execute(sql`create temporary table made_skus on commit drop as
    select made.*, s, choices.options,
      case when choice = 0 then code else code || '-' || s end as sku_code,
      '28' || lpad((n * 16 + s)::text, 10, '0') as digits, 490 + (n * 37 + s * 211) % 8000 as price
    from made join lateral (
      select row_number() over (order by size.place, colour.place)::int as s,
        array_remove(array[size.name, colour.name], null) as options
      from unnest(case when choice = 0 then array[null] when choice = 1 then array['S', 'M', 'L'] else array['S', 'M', 'L', 'XL'] end)
          with ordinality as size (name, place),
        unnest(case when choice = 2 then array['Ink', 'Sage', 'Clay'] else array[null] end) with ordinality as colour (name, place)
    ) as choices on true`);
  // For the lookup of skus by product.
  await tx.execute(sql`create index on made_skus (id)`);
  await tx.execute(sql`analyze made_skus`);
  // Must normalise like services/catalogue/search/search-text.ts; these words have neither accents nor apostrophes.
  const words = (text: ReturnType<typeof sql>) => sql`trim(regexp_replace(lower(${text}), '[^a-z0-9]+', ' ', 'g'))`;
  const together = (text: ReturnType<typeof sql>) => sql`regexp_replace(lower(${text}), '[^a-z0-9]+', '', 'g')`;
  await tx.execute(sql`insert into products (id, slug, name, title, brand, blurb, content, meta_description, sort, is_new, primary_group_id,
      search_name, search_words, search_compact, created_at, updated_at)
    select id, replace(${words(sql`name`)}, ' ', '-'), name, name, brand,
      material || ' ' || lower(group_name) || ', ' || lower(finish) || ' and sold by the carton.',
      '<p>' || finish || ' ' || lower(material) || ' by ' || brand || '. Stitched twice, washable, and packed flat.</p>',
      name || ' by ' || brand || ', at trade price.', ${FIRST_SORT}::int + n, n % 33 = 0, group_id, ${words(sql`name`)},
      (select ' ' || string_agg(word, ' ' order by place) || ' ' from (
        select word, min(place) as place
        from unnest(string_to_array(${words(sql`concat_ws(' ', name, brand, group_name, (select string_agg(array_to_string(options, ' ') || ' ' || sku_code, ' ' order by s) from made_skus where made_skus.id = made.id))`)}, ' '))
          with ordinality as each (word, place) group by word) as once),
      ' ' || ${together(sql`name`)} || (select string_agg(' ' || ${together(sql`sku_code`)}, '' order by s) from made_skus where made_skus.id = made.id) || ' ',
      now() - interval '90 days' - n * interval '17 minutes', now()
    from made`);
  // The triggers below keep the plans that they made for the first few products until a table is analysed.
  await tx.execute(sql`analyze products, product_groups`);
  await tx.execute(sql`insert into product_groups (product_id, group_id) select id, group_id from made`);
  await tx.execute(sql`insert into product_images (product_id, sort, media_key)
    select made.id, shown, keys.all_keys[1 + (n * 7 + shown) % cardinality(keys.all_keys)] from made, generate_series(0, 1) as shown,
      (select array_agg(media_key order by product_id) as all_keys from product_images join products on products.id = product_id
        where product_images.sort = 0 and products.sort < ${FIRST_SORT}) as keys`);
  await tx.execute(sql`insert into product_variations (product_id, sort, name, options)
    select id, 0, 'Size', case when choice = 1 then array['S', 'M', 'L'] else array['S', 'M', 'L', 'XL'] end from made where choice > 0
    union all select id, 1, 'Colour', array['Ink', 'Sage', 'Clay'] from made where choice = 2`);
  await tx.execute(sql`insert into skus (product_id, code, options, price, special_price, stock, weight_grams, barcode, carton_qty, sort)
    select id, sku_code, options, price, case when (n + s) % 20 = 0 then price * 4 / 5 end,
      case when (n * 3 + s) % 10 = 0 then 0 else (n * 13 + s * 31) % 400 end, 80 + (n * 29 + s * 7) % 900,
      digits || ((10 - (select sum(substr(digits, at, 1)::int * case when at % 2 = 0 then 3 else 1 end) from generate_series(1, 12) as at) % 10) % 10),
      case when n % 4 = 0 then 12 else 1 end, s - 1
    from made_skus`);
  await tx.execute(sql`insert into search_terms (term)
    select distinct term from made join products using (id), unnest(string_to_array(trim(search_words), ' ')) as term where term !~ '[0-9]' on conflict do nothing`);
}

const index = z.object({ name: z.string(), made_by: z.string() });

/** Runs `work` without the trigram indexes, which are faster to build once afterwards. */
export async function withoutWordIndexes(db: Db, work: () => Promise<void>): Promise<void> {
  const indexes = await queryRows(
    db,
    index,
    sql`select indexname as name, indexdef as made_by from pg_indexes where schemaname = 'public' and indexdef like '%gin_trgm_ops%'`,
  );
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  try {
    await work();
  } finally {
    for (const { made_by: statement } of indexes) await db.execute(sql.raw(statement));
  }
}
