import { eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { cmsPages } from '../../db/schema/content/cms';
import { pages } from '../../db/schema/content/content';

const named = z.looseObject({ name: z.string() });

interface PagePlace {
  /** Such as 'Page About us'. */
  readonly name: string;
  /** Path in the back office. */
  readonly address: string;
  /** The draft. */
  readonly document: unknown;
  /** The published document; null when never published. */
  readonly published: typeof pages.$inferSelect | null;
}

/** All pages with draft and published document, without deleted ones. */
export async function editedPages(db: Db): Promise<PagePlace[]> {
  const drafts = await db
    .select({ id: cmsPages.id, document: cmsPages.document, published: pages })
    .from(cmsPages)
    .leftJoin(pages, eq(pages.id, cmsPages.pageId))
    .where(isNull(cmsPages.deletedAt));
  return drafts.map(({ id, document, published }) => ({
    name: `Page ${named.parse(document).name}`,
    address: `/cms/pages/${id}`,
    document,
    published,
  }));
}
