import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SITEMAP_BATCH, type SitemapAddress, type SitemapPart } from '@/lib/contract/site/sitemap';
import { type Db, queryRows } from '../../db/client';
import { PlatformError } from '../../system/refusals/platform-error';
import { SITEMAP_SECTIONS, type SitemapSection } from './sitemap-sections';

/** A position in the sitemap: a section and the id of a record in it. Sorted by section, then id. */
interface Place {
  readonly section: number;
  readonly id: number;
}

const START: Place = { section: 0, id: 0 };
/** Milliseconds since 1970, identical with both database drivers. */
const milliseconds = (column: SitemapSection['changed']) => sql`floor(extract(epoch from ${column}) * 1000)::float8`;
const toInstant = (time: number): string => new Date(time).toISOString();

function formatPlace({ section, id }: Place): string {
  return `${SITEMAP_SECTIONS[section]?.name}.${id}`;
}

/** Throws 422 for an invalid cursor. */
function parsePlace(cursor: string | undefined): Place | null {
  if (cursor === undefined || cursor === '') return null;
  const [, name, id = ''] = /^([a-z-]+)\.(\d{1,9})$/.exec(cursor) ?? [];
  const section = SITEMAP_SECTIONS.findIndex((candidate) => candidate.name === name);
  if (section < 0) throw new PlatformError(422, 'INVALID', 'This place in the sitemap is not known.');
  return { section, id: Number(id) };
}

const isEntry = ({ listed, filled }: SitemapSection, at: Date): SQL =>
  filled ? sql`${listed(at)} and ${filled(at)}` : listed(at);

const partRow = z.object({
  part: z.coerce.number(),
  last: z.coerce.number(),
  count: z.coerce.number(),
  newest: z.coerce.number(),
});

/** Sitemap files of at most `size` addresses, counted by the database: no address is read. */
export async function sitemapPartList(
  db: Db,
  at: Date,
  size: number,
): Promise<{ data: SitemapPart[]; newest: Record<string, string> }> {
  const parts: { last: Place; count: number; newest: number }[] = [];
  const newest = new Map<string, number>();
  let before = 0;
  for (const [section, kind] of SITEMAP_SECTIONS.entries()) {
    const { name, table, id, changed } = kind;
    const rows = await queryRows(
      db,
      partRow,
      sql`
      select part, max(id) as last, count(*) as count, max(ms) as newest from (
        select ${id} as id, ${milliseconds(changed)} as ms, (row_number() over (order by ${id}) - 1 +
          ${before}::int) / ${size}::int as part
        from ${table} where ${isEntry(kind, at)}
      ) as numbered group by part order by part`,
    );
    for (const row of rows) {
      const known = parts[row.part];
      parts[row.part] = {
        last: { section, id: row.last },
        count: (known?.count ?? 0) + row.count,
        newest: Math.max(known?.newest ?? 0, row.newest),
      };
      newest.set(name, Math.max(newest.get(name) ?? 0, row.newest));
      before += row.count;
    }
  }
  return {
    data: parts.map((part, index) => {
      const former = parts[index - 1];
      return {
        after: former ? formatPlace(former.last) : '',
        until: index < parts.length - 1 ? formatPlace(part.last) : '',
        count: part.count,
        lastmod: toInstant(part.newest),
      };
    }),
    newest: Object.fromEntries([...newest].map(([name, time]) => [name, toInstant(time)])),
  };
}

const addressRow = z.object({ id: z.coerce.number(), slug: z.string(), ms: z.coerce.number() });

interface Range {
  readonly after?: string | undefined;
  readonly until?: string | undefined;
  readonly limit?: number | undefined;
}

/** The next addresses after a position, by key instead of offset: the last ones cost as much as the first ones. */
export async function sitemapPartEntries(
  db: Db,
  at: Date,
  { after, until, limit = SITEMAP_BATCH }: Range,
): Promise<{ data: SitemapAddress[]; next: string | null }> {
  const from = parsePlace(after) ?? START;
  const to = parsePlace(until);
  const data: SitemapAddress[] = [];
  for (const [index, section] of SITEMAP_SECTIONS.entries()) {
    if (index < from.section || (to !== null && index > to.section)) continue;
    const { table, id, slug, changed, base, model, priority } = section;
    const first = index === from.section ? from.id : 0;
    const end = to?.section === index ? sql` and ${id} <= ${to.id}::int` : sql``;
    const rows = await queryRows(
      db,
      addressRow,
      sql`
      select ${id} as id, ${slug} as slug, ${milliseconds(changed)} as ms from ${table}
      where ${isEntry(section, at)} and ${id} > ${first}::int${end} order by ${id} limit ${limit - data.length}::int`,
    );
    for (const row of rows) data.push({ url: base + row.slug, lastmod: toInstant(row.ms), model, priority });
    const last = rows.at(-1);
    if (data.length >= limit && last) return { data, next: formatPlace({ section: index, id: last.id }) };
  }
  return { data, next: null };
}
