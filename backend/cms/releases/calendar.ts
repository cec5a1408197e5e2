import { gt, isNull } from 'drizzle-orm';
import { shownAt } from '@/lib/domain/content/schedule';
import type { Db } from '../../db/client';
import { cmsPages } from '../../db/schema/content/cms';
import { articles, pages } from '../../db/schema/content/content';
import { contractPages } from '../../services/content/page-rows';
import { listReleases } from '../store/release-store';

/** A scheduled beginning or end of content, or a planned release. */
export interface Moment {
  readonly at: Date;
  readonly kind: 'appears' | 'disappears' | 'changes' | 'release';
  readonly what: string;
  /** Path in the back office. */
  readonly address: string;
  /** Path of the preview at that instant; null without one. */
  readonly preview: string | null;
}

const PAST_MS = 7 * 86_400_000;
/** Most entries per page, for example when a block is shown every hour. */
const MAX_OF_A_PAGE = 50;

type PageRow = typeof pages.$inferSelect;

/** Instants at which something within a page changes, by the storefront's rules. */
function innerMoments(rows: Parameters<typeof shownAt>[0], from: number): number[] {
  const found: number[] = [];
  for (let at: number | null = from; at !== null && found.length < MAX_OF_A_PAGE;) {
    at = shownAt(rows, at).until;
    if (at !== null) found.push(at);
  }
  return found;
}

async function pageMoments(db: Db, from: Date): Promise<Moment[]> {
  const rows: PageRow[] = await db.select().from(pages);
  const edited = await db
    .select({ id: cmsPages.id, pageId: cmsPages.pageId })
    .from(cmsPages)
    .where(isNull(cmsPages.deletedAt));
  const idOf = new Map(edited.map(({ id, pageId }) => [pageId, id]));
  const built = await contractPages(db, rows);
  return rows.flatMap((row, index): Moment[] => {
    const id = idOf.get(row.id);
    const name = `Page ${row.name || `/${row.slug}`}`;
    const address = id === undefined ? '/cms/pages' : `/cms/pages/${id}`;
    const moment = (kind: Moment['kind'], at: Date, what: string): Moment[] =>
      at < from ? [] : [{ at, kind, what, address, preview: previewAt(id, at) }];
    return [
      ...(row.shownFrom ? moment('appears', row.shownFrom, name) : []),
      ...(row.shownUntil ? moment('disappears', row.shownUntil, name) : []),
      ...innerMoments(built[index]?.rows ?? [], from.getTime()).flatMap((at) =>
        moment('changes', new Date(at), `Parts of the page ${row.name || `/${row.slug}`}`),
      ),
    ];
  });
}

const previewAt = (id: number | undefined, at: Date): string | null =>
  id === undefined ? null : `/cms/pages/${id}/preview?at=${at.getTime()}`;

async function articleMoments(db: Db, from: Date): Promise<Moment[]> {
  const ahead = await db
    .select({ id: articles.id, name: articles.name, publishTime: articles.publishTime })
    .from(articles)
    .where(gt(articles.publishTime, from));
  return ahead.map(({ id, name, publishTime }) => ({
    at: publishTime,
    kind: 'appears',
    what: `Article ${name}`,
    address: `/cms/articles/${id}`,
    preview: null,
  }));
}

/** Scheduled changes since a week ago; drafts are left out. */
export async function findMoments(db: Db, now: Date): Promise<Moment[]> {
  const from = new Date(now.getTime() - PAST_MS);
  const found = [
    ...(await pageMoments(db, from)),
    ...(await articleMoments(db, from)),
    ...(await listReleases(db)).flatMap(({ id, name, at }): Moment[] =>
      at === null || at < from
        ? []
        : [{ at, kind: 'release', what: `Release ${name}`, address: `/cms/releases/${id}`, preview: null }],
    ),
  ];
  return found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
