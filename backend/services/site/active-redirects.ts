import { and, inArray, lte } from 'drizzle-orm';
import type { RedirectEntry } from '@/lib/contract/site/site';
import { redirectKey } from '@/lib/domain/content/redirects';
import type { Db } from '../../db/client';
import { articles } from '../../db/schema/content/content';

const ARTICLE = '/article/';

function slugOf({ from, prefix }: RedirectEntry): string | null {
  const key = redirectKey(from);
  return !prefix && key.startsWith(ARTICLE) ? key.slice(ARTICLE.length) : null;
}

/** Leaves out redirects from addresses that an article has taken, which may have been scheduled. */
export async function activeRedirects(db: Db, all: readonly RedirectEntry[], at: Date): Promise<RedirectEntry[]> {
  const slugs = all.map(slugOf).filter((slug) => slug !== null);
  if (slugs.length === 0) return [...all];
  const rows = await db
    .select({ slug: articles.slug })
    .from(articles)
    .where(and(inArray(articles.slug, slugs), lte(articles.publishTime, at)));
  const taken = new Set(rows.map(({ slug }) => slug));
  return all.filter((entry) => !taken.has(slugOf(entry) ?? ''));
}
