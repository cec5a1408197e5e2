import { eq } from 'drizzle-orm';
import type { Page } from '@/lib/contract/content/page';
import { contractPages } from '../../services/content/page-rows';
import type { Db } from '../../db/client';
import { pages } from '../../db/schema/content';
import { columnsOf } from '../documents/document';
import { draftBySlug } from './page-store';

/** A page as its editors have it, with everything in it that is hidden from visitors; null when there is none. */
export async function previewPage(db: Db, slug: string): Promise<Page | null> {
  const draft = await draftBySlug(db, slug);
  const row = draft
    ? { id: draft.pageId ?? 0, ...columnsOf(draft.document, draft.changedAt) }
    : (await db.select().from(pages).where(eq(pages.slug, slug)))[0];
  return row ? ((await contractPages(db, [row]))[0] ?? null) : null;
}
