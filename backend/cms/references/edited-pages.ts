import { eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { cmsPages } from '../../db/schema/cms';
import { pages } from '../../db/schema/content';

const named = z.looseObject({ name: z.string() });

interface PagePlace {
  /** 'Page About us'. */
  readonly name: string;
  /** In the back office. */
  readonly address: string;
  /** Its draft. */
  readonly document: unknown;
  /** As visitors have it; null for one that was never published. */
  readonly published: typeof pages.$inferSelect | null;
}

/** The pages that editors have, as drafts and as published, without those in the bin. */
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
