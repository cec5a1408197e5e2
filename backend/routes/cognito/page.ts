import { asc, eq, sql } from 'drizzle-orm';
import { pageByUrl, pageList } from '@/lib/contract/content/page';
import { contractPages } from '../../content/page-rows';
import { pageCount, pageRequest } from '../../db/paging';
import { pages } from '../../db/schema/content';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../http/refusals/platform-error';

const PAGE_SIZE = 100;

/** The slug in an address: the home page's is empty. */
function slugOf(url: string): string {
  return url.replaceAll(/^\/+|\/+$/g, '');
}

/** Routes of /cognito/page: the page builder's pages. */
export function registerPage(app: PlatformApp): void {
  handle(app, pageByUrl, async ({ db, query }) => {
    const [item] = await contractPages(
      db,
      await db
        .select()
        .from(pages)
        .where(eq(pages.slug, slugOf(query.url))),
    );
    if (!item) throw notFound('This page');
    return { item };
  });

  handle(app, pageList, async ({ db, query }) => {
    const { size, offset } = pageRequest(query, PAGE_SIZE);
    const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(pages);
    const rows = await db.select().from(pages).orderBy(asc(pages.id)).limit(size).offset(offset);
    const total = counted?.total ?? 0;
    return { data: await contractPages(db, rows), total, num_pages: pageCount(total, size) };
  });
}
