import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../db/client';
import { SITEMAP_SECTIONS } from '../../services/site/sitemap-sections';

/** Something of the shop that a link can lead to. */
export interface FoundAddress {
  readonly name: string;
  readonly path: string;
  /** What it is. */
  readonly kind: string;
}

const KINDS: Readonly<Record<string, string>> = {
  page: 'Page',
  'product-group': 'Category',
  'article-group': 'Group of articles',
  product: 'Product',
  article: 'Article',
};
/** Of each kind. */
const MOST = 8;

const found = z.object({ name: z.string(), slug: z.string() });

/** What a link can lead to, by its name or its address: pages first. */
export async function findAddresses(db: Db, words: string, at: Date): Promise<readonly FoundAddress[]> {
  const all = await Promise.all(
    SITEMAP_SECTIONS.map(async ({ name: section, base, table, slug, id, listed }) => {
      const own = sql`${table}.name`;
      const rows = await queryRows(
        db,
        found,
        sql`select ${own} as name, ${slug} as slug from ${table}
          where ${listed(at)} and position(lower(${words}) in lower(${own} || ' ' || ${slug})) > 0
          order by ${own}, ${id} limit ${MOST}`,
      );
      return rows.map(({ name, slug: last }) => ({ name, path: `${base}${last}`, kind: KINDS[section] ?? section }));
    }),
  );
  return all.flat();
}
