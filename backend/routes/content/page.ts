import { asc, eq, sql } from 'drizzle-orm';
import { type Page, pageByUrl, pageList } from '@/lib/contract/content/page';
import type { Db } from '../../db/client';
import { isShownCondition } from '../../db/is-shown-condition';
import { pageForStorefronts, rowsForStorefronts } from '../../services/content/page-schedule';
import { contractPages } from '../../services/content/page-rows';
import { pageSlug } from '../../services/content/page-slug';
import { readSite } from '../../services/site/site-documents';
import { pageCount, pageRequest } from '../../db/paging';
import { pages } from '../../db/schema/content/content';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';

const PAGE_SIZE = 100;

/** Omits the page builder's rows when pb=0. */
function builtAs<R extends { readonly rows: unknown }>(rows: readonly R[], pb: number | undefined): R[] {
  return pb === 0 ? rows.map((row) => ({ ...row, rows: [] })) : [...rows];
}

/** Pages of the contract, as everybody may see them. */
async function pagesFor(db: Db, rows: readonly (typeof pages.$inferSelect)[], at: Date): Promise<Page[]> {
  return (await contractPages(db, rows)).map((page) => ({ ...page, rows: rowsForStorefronts(page.rows, at) }));
}

/** Routes of /cognito/page: the page builder's pages. */
export function registerPage(app: PlatformApp): void {
  handle(app, pageByUrl, async ({ db, query, at }) => {
    const rows = await db
      .select()
      .from(pages)
      .where(eq(pages.slug, pageSlug(query.url)));
    const shown = rows.map((row) => pageForStorefronts(row, at)).filter((row) => row !== null);
    const [item] = await pagesFor(db, builtAs(shown, query.pb), at);
    if (!item) throw notFound('This page');
    return { item };
  });

  handle(app, pageList, async ({ db, query, at }) => {
    const { size, offset } = pageRequest(query, PAGE_SIZE);
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(pages)
      .where(isShownCondition(at));
    const rows = await db
      .select()
      .from(pages)
      .where(isShownCondition(at))
      .orderBy(asc(pages.id))
      .limit(size)
      .offset(offset);
    const total = counted?.total ?? 0;
    const config = query.config ? { config: (await readSite(db)).settings } : {};
    return {
      data: await pagesFor(db, builtAs(rows, query.pb), at),
      total,
      num_pages: pageCount(total, size),
      ...config,
    };
  });
}
