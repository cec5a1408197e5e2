import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../db/client';
import { products } from '../../db/schema/catalogue/catalogue';
import { compactText, normalise } from '../../services/catalogue/search/search-text';
import { SITEMAP_SECTIONS, type SitemapSection } from '../../services/site/sitemap-sections';

/** A possible target of a link within the shop. */
export interface FoundAddress {
  readonly name: string;
  readonly path: string;
  /** Label of its kind. */
  readonly kind: string;
}

const KINDS: Readonly<Record<string, string>> = {
  page: 'Page',
  'product-group': 'Category',
  'article-group': 'Group of articles',
  product: 'Product',
  article: 'Article',
};
/** Results per kind. */
const MAX = 8;

const found = z.object({ name: z.string(), slug: z.string() });

/** Minimum length for a search within words: the index consists of trigrams. */
const MIN_LENGTH = 3;

interface Search {
  readonly where: SQL;
  readonly order: SQL;
}

/** Products are numerous, so they are searched by indexes; shorter texts match the start of a name. */
function productSearch(words: string): Search {
  const order = sql`${products.searchName} collate "C"`;
  const [name, compact] = [normalise(words), compactText(words)];
  if (name === '' && words !== '') return { order, where: sql`false` };
  if (compact.length < MIN_LENGTH) return { order, where: sql`${order} like ${`${name}%`}` };
  return { order, where: sql`(${products.searchCompact} like ${`%${compact}%`} or ${products.slug} = ${words})` };
}

function search({ name: section, table, slug }: SitemapSection, words: string): Search {
  if (section === 'product') return productSearch(words);
  const name = sql`${table}.name`;
  return { order: name, where: sql`position(lower(${words}) in lower(${name} || ' ' || ${slug})) > 0` };
}

/** Link targets by name or address, pages first. */
export async function findAddresses(db: Db, words: string, at: Date): Promise<readonly FoundAddress[]> {
  const all = await Promise.all(
    SITEMAP_SECTIONS.map(async (section) => {
      const { name: kind, base, table, slug, id, listed } = section;
      const { where, order } = search(section, words);
      const rows = await queryRows(
        db,
        found,
        sql`select ${table}.name as name, ${slug} as slug from ${table}
          where ${listed(at)} and ${where} order by ${order}, ${id} limit ${MAX}`,
      );
      return rows.map((row) => ({ name: row.name, path: `${base}${row.slug}`, kind: KINDS[kind] ?? kind }));
    }),
  );
  return all.flat();
}
