import { eq } from 'drizzle-orm';
import type { Page } from '@/lib/contract/content/page';
import type { PreviewOf } from '@/lib/domain/content/preview/preview-address';
import { contractPages } from '../../services/content/page-rows';
import type { Db } from '../../db/client';
import { pages } from '../../db/schema/content';
import { columnsOf } from '../documents/document';
import { draftBySlug } from './page-store';
import { findVersion } from './publish';

/**
 * A page as its editors have it, or one of its versions, with everything in it that is hidden from visitors; null when
 * there is none. A link of a version leads on to other pages: of those it shows the drafts.
 */
export async function previewPage(db: Db, slug: string, of: PreviewOf): Promise<Page | null> {
  const row = (await versionRow(db, slug, of)) ?? (await draftRow(db, slug));
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
