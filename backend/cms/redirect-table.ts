import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type RedirectEntry, redirectEntry } from '@/lib/contract/site/site';
import { linkTarget } from '@/lib/domain/content/links';
import type { Db } from '../db/client';
import { siteDocuments } from '../db/schema/content';
import { writeDocument } from './site-documents';

const entries = z.array(redirectEntry);

/** An address as redirects are compared: without query, hash and last slash. */
export function plainPath(path: string): string {
  const trimmed = path.trim().split(/[?#]/)[0]?.replace(/\/+$/, '') ?? '';
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}

/** What is wrong with an entry in words, given all the others; null when nothing is. */
export function redirectProblem({ from, to }: RedirectEntry, others: readonly RedirectEntry[]): string | null {
  if (linkTarget(from).kind !== 'internal' || !/^[^\s?#\\]+$/.test(from) || plainPath(from) === '/')
    return 'The old address must be a path of this site, such as /old-page.';
  if (linkTarget(to).kind === 'none') return 'The new address must be a path, or start with http.';
  const start = plainPath(from);
  if (others.some((other) => plainPath(other.from) === start)) return `${start} is redirected already.`;
  const next = new Map(others.map((other) => [plainPath(other.from), other.to]));
  for (let target: string | undefined = to, hops = 0; target !== undefined; hops += 1) {
    if (plainPath(target) === start || hops > others.length) return 'This would lead in a circle.';
    target = /^https?:/i.test(target) ? undefined : next.get(plainPath(target));
  }
  return null;
}

export async function readRedirects(db: Db): Promise<RedirectEntry[]> {
  const [found] = await db
    .select({ value: siteDocuments.value })
    .from(siteDocuments)
    .where(eq(siteDocuments.name, 'redirects'));
  return entries.parse(found?.value ?? []);
}

/** Inside a transaction. */
export async function writeRedirects(tx: Db, value: readonly RedirectEntry[]): Promise<void> {
  await writeDocument(tx, 'redirects', value);
}

/** The old address of a page that moved leads to the new one; an older redirect away from the new address goes. */
export async function redirectMovedPage(tx: Db, from: string, to: string): Promise<void> {
  if (from === '') return;
  const rest = (await readRedirects(tx)).filter(
    (entry) => plainPath(entry.from) !== `/${to}` && plainPath(entry.from) !== `/${from}`,
  );
  await writeRedirects(tx, [...rest, { from: `/${from}`, to: `/${to}` }]);
}
