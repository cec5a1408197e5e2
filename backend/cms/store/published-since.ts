import { and, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { cmsPages } from '../../db/schema/content/cms';
import { pages } from '../../db/schema/content/content';
import { releaseItems, releases } from '../../db/schema/content/releases';

/** A page in a release that is not out. */
interface Overtaken {
  readonly item: number;
  readonly release: string;
}

/**
 * Pages that were published after they were put into a release: when it comes out, it takes that back. Of all pages, or
 * of one.
 */
export async function publishedSince(db: Db, pageId?: number): Promise<Overtaken[]> {
  return db
    .select({ item: releaseItems.id, release: releases.name })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .innerJoin(cmsPages, eq(cmsPages.id, releaseItems.recordId))
    .innerJoin(pages, eq(pages.id, cmsPages.pageId))
    .where(
      and(
        eq(releaseItems.kind, 'page'),
        pageId === undefined ? undefined : eq(cmsPages.id, pageId),
        ne(releases.state, 'done'),
        ne(cmsPages.publishedRevision, releaseItems.revision),
        gt(pages.updatedAt, releaseItems.addedAt),
      ),
    )
    .orderBy(releases.id);
}

/** Says which releases would take back a page's last publication; null for none. */
export async function takenBackWords(db: Db, pageId: number): Promise<string | null> {
  const found = await publishedSince(db, pageId);
  if (found.length === 0) return null;
  const names = found.map(({ release }) => `“${release}”`).join(', ');
  return (
    `This page waits in ${found.length === 1 ? 'a release' : 'releases'} as it was before: ${names}. What you have ` +
    `just published is taken back when that comes out, unless you take the newer draft there.`
  );
}
