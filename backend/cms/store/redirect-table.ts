import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isFixedPath } from '@/lib/config/routes';
import { type RedirectEntry, redirectEntry } from '@/lib/contract/site/site';
import { linkTarget } from '@/lib/domain/content/links';
import { isRedirectLoop, redirectKey, redirectTable, redirectTarget } from '@/lib/domain/content/redirects';
import { SITEMAP_SECTIONS } from '../../services/site/sitemap-sections';
import { type Db, queryRows } from '../../db/client';
import { siteDocuments } from '../../db/schema/content/content';
import { lockDocument, writeDocument } from './site-documents';

const entries = z.array(redirectEntry);

/** Error message about a redirect, for one of its fields. */
export interface RedirectProblem {
  readonly field: 'from' | 'to';
  readonly words: string;
}

/** Addresses that an entry redirects; for a prefix also an example below it. */
function addressesOf({ from, prefix }: RedirectEntry): string[] {
  return prefix ? [redirectKey(from), `${redirectKey(from)}/x`] : [redirectKey(from)];
}

/** Error of an entry among the others; null when valid. `shopOrigin` is the storefront's origin. */
export function redirectProblem(
  entry: RedirectEntry,
  others: readonly RedirectEntry[],
  shopOrigin: string,
): RedirectProblem | null {
  const { from, to } = entry;
  const start = redirectKey(from);
  if (linkTarget(from).kind !== 'internal' || !/^[^\s?#\\]+$/.test(from) || start === '/') {
    return { field: 'from', words: 'The old address must be a path of this site, such as /old-page.' };
  }
  if (isFixedPath(start))
    return { field: 'from', words: `${start} belongs to the shop itself and cannot lead elsewhere.` };
  if (others.some((other) => redirectKey(other.from) === start))
    return { field: 'from', words: `${start} is redirected already.` };
  if (/\s/.test(to) || redirectTarget(to, shopOrigin) === null)
    return { field: 'to', words: 'The new address must be a path of this site, or start with http.' };
  const [before, after] = [redirectTable(others, shopOrigin), redirectTable([...others, entry], shopOrigin)];
  const circle = [entry, ...others]
    .flatMap(addressesOf)
    .some((address) => isRedirectLoop(after, address) && !isRedirectLoop(before, address));
  return circle ? { field: 'to', words: 'This would lead in a circle.' } : null;
}

/** Whether a page, product, article or category has this address and would be hidden by a redirect. */
export async function isTaken(db: Db, from: string, at: Date): Promise<boolean> {
  const start = redirectKey(from);
  for (const { name, base, table, slug, listed } of SITEMAP_SECTIONS) {
    const wanted = start.startsWith(base) ? start.slice(base.length) : '';
    if (wanted === '' || wanted.includes('/')) continue;
    // Pages hidden from search engines count, too.
    const shown = name === 'page' ? sql`true` : listed(at);
    const found = await queryRows(
      db,
      z.object({ one: z.coerce.number() }),
      sql`select 1 as one from ${table} where lower(${slug}) = ${wanted} and ${shown} limit 1`,
    );
    if (found.length > 0) return true;
  }
  return false;
}

export async function readRedirects(db: Db): Promise<RedirectEntry[]> {
  const [found] = await db
    .select({ value: siteDocuments.value })
    .from(siteDocuments)
    .where(eq(siteDocuments.name, 'redirects'));
  return entries.parse(found?.value ?? []);
}

/** Call inside a transaction. */
export async function writeRedirects(tx: Db, value: readonly RedirectEntry[]): Promise<void> {
  await writeDocument(tx, 'redirects', value);
}

/** Removes older redirects from addresses that pages have taken. @returns whether there were any */
export async function removeRedirectsFrom(tx: Db, slugs: readonly string[]): Promise<boolean> {
  if (slugs.length === 0) return false;
  await lockDocument(tx, 'redirects');
  const before = await readRedirects(tx);
  const taken = new Set(slugs.map(redirectKey));
  const rest = before.filter((entry) => !taken.has(redirectKey(entry.from)));
  if (rest.length < before.length) await writeRedirects(tx, rest);
  return rest.length < before.length;
}

/** Old and new address of a moved record, without a slash before them. */
interface Move {
  readonly from: string;
  readonly to: string;
  /** True if it has addresses below its own, which move along: pages of a list, items of a widget. */
  readonly prefix: boolean;
}

/** Adds a redirect from a moved record's old address. */
export async function redirectMovedPage(tx: Db, { from, to, prefix }: Move, at: Date): Promise<void> {
  if (from === '') return;
  await lockDocument(tx, 'redirects');
  const rest = (await readRedirects(tx)).filter((entry) => redirectKey(entry.from) !== redirectKey(from));
  await writeRedirects(tx, [...rest, { from: `/${from}`, to: `/${to}`, prefix, changed_at: at.toISOString() }]);
}
