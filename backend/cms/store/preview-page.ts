import { and, desc, eq, lte, or, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contract/content/page';
import type { PreviewOf } from '@/lib/domain/content/preview/preview-address';
import { contractPages } from '../../services/content/page-rows';
import type { Db } from '../../db/client';
import { pages } from '../../db/schema/content/content';
import { releaseItems, releases } from '../../db/schema/content/releases';
import { columnsOf, pageDocument } from '../documents/document';
import { draftBySlug } from './page-store';
import { findVersion } from './publish';

/**
 * A draft or version for a preview, including everything hidden from visitors; null when absent. Links from a version
 * lead to other pages, which are shown as drafts. A release shows each page as visitors will see it after publication.
 */
export async function previewPage(db: Db, slug: string, of: PreviewOf): Promise<Page | null> {
  const row = of.startsWith('release-')
    ? await releasedRow(db, slug, Number(of.slice('release-'.length)))
    : ((await versionRow(db, slug, of)) ?? (await draftRow(db, slug)));
  return row ? ((await contractPages(db, [row]))[0] ?? null) : null;
}

type Row = typeof pages.$inferSelect;

async function draftRow(db: Db, slug: string): Promise<Row | undefined> {
  const draft = await draftBySlug(db, slug);
  if (draft) return { id: draft.pageId ?? 0, ...columnsOf(draft.document, draft.changedAt) };
  return (await db.select().from(pages).where(eq(pages.slug, slug)))[0];
}

async function versionRow(db: Db, slug: string, of: PreviewOf): Promise<Row | null> {
  const [, page, number] = /^(\d{1,9})-(\d{1,9})$/.exec(of) ?? [];
  if (page === undefined) return null;
  const version = await findVersion(db, Number(page), Number(number));
  if (version?.document.slug !== slug) return null;
  return { id: 0, ...columnsOf(version.document, version.createdAt) };
}

/** Earlier planned releases count as published. */
async function releasedRow(db: Db, slug: string, id: number): Promise<Row | undefined> {
  const [release] = await db.select().from(releases).where(eq(releases.id, id));
  const at = release?.at ?? null;
  const [own] = await db
    .select({ document: releaseItems.document, addedAt: releaseItems.addedAt })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(
        eq(releaseItems.kind, 'page'),
        sql`${releaseItems.document}->>'slug' = ${slug}`,
        or(eq(releases.id, id), at === null ? undefined : and(eq(releases.state, 'planned'), lte(releases.at, at))),
      ),
    )
    .orderBy(sql`${releases.id} = ${id} desc`, desc(releases.at))
    .limit(1);
  if (own) return { id: 0, ...columnsOf(pageDocument.parse(own.document), own.addedAt) };
  return (await db.select().from(pages).where(eq(pages.slug, slug)))[0];
}
