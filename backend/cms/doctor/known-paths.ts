import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { RECORD_SEGMENTS, RESERVED_SEGMENTS } from '@/lib/config/routes';
import { type RedirectTable, followRedirects } from '@/lib/domain/content/redirects';
import { type Db, queryRows } from '../../db/client';
import { pages } from '../../db/schema/content/content';
import { SITEMAP_SECTIONS } from '../../services/site/sitemap-sections';

const plain = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/';
const slugs = z.object({ slug: z.string() });

const firstOf = (path: string): string => plain(path).split('/')[1] ?? '';

/** Slugs after `base` in the requested paths, including their first segments. */
function slugsAfter(base: string, paths: readonly string[]): string[] {
  const wanted = paths.flatMap((path) => [plain(path), `/${firstOf(path)}`]);
  return [...new Set(wanted.filter((path) => path.startsWith(base)).map((path) => path.slice(base.length)))];
}

/**
 * @returns whether a path of the shop exists, by the rules of the storefront's own check of one page. `paths` are those
 * that will be asked about.
 */
export async function readKnownPaths(
  db: Db,
  redirects: RedirectTable,
  at: Date,
  paths: readonly string[],
): Promise<(path: string) => boolean> {
  const known = new Set<string>(['/']);
  for (const { base, table, slug, listed } of SITEMAP_SECTIONS) {
    const asked = sql`${slug} = any (${sql.param(slugsAfter(base, paths))}::text[])`;
    const rows = await queryRows(db, slugs, sql`select ${slug} as slug from ${table} where ${listed(at)} and ${asked}`);
    for (const row of rows) known.add(`${base}${row.slug}`);
  }
  // Includes pages hidden from search engines, and scheduled ones.
  for (const row of await db.select({ slug: pages.slug }).from(pages)) known.add(`/${row.slug}`);
  return (path) => {
    const [, first = '', ...rest] = plain(path).split('/');
    if (known.has(plain(path)) || followRedirects(redirects, path) !== null) return true;
    if (rest.length > 0 && RECORD_SEGMENTS.has(first)) return false;
    return known.has(`/${first}`) || RESERVED_SEGMENTS.has(first);
  };
}
