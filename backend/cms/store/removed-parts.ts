import { desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { cmsPages, cmsRemovedParts } from '../../db/schema/content/cms';
import { notFound } from '../../system/refusals/platform-error';
import { partTitle } from '../compare/describe-changes';
import { draftBlock, draftRow, draftWidget, type PageDocument, pageDocument } from '../documents/document';
import { nextSibling, pieceOf, restorePart } from '../documents/edit-document';
import { type PlacedPart, partName, placeOf, readPart, wholePart } from '../documents/parts';
import { changePage } from './change-page';
import type { By } from './history';
import { editorName } from './page-store';

const removedPart = z.object({
  piece: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('row'), value: draftRow }),
    z.object({ kind: z.literal('block'), value: draftBlock }),
    z.object({ kind: z.literal('widget'), value: draftWidget }),
  ]),
  /** The name of its former parent. */
  parent: z.string(),
  index: z.int(),
  siblings: z.array(z.string()),
});

export interface RemovedPart {
  readonly id: number;
  readonly name: string;
  readonly pageId: number;
  readonly page: string;
  readonly deletedAt: Date;
  readonly deletedBy: string;
}

/** Stores a part in the bin, inside the transaction that removes it. */
export async function keepPart(
  tx: Db,
  pageId: number,
  document: PageDocument,
  part: PlacedPart,
  by: By,
): Promise<void> {
  const piece = pieceOf(document, part);
  const place = placeOf(document, part);
  if (!piece || !place) return;
  const stored: z.input<typeof removedPart> = {
    piece,
    parent: partName(place.parent),
    index: place.index,
    siblings: [...place.siblings],
  };
  await tx.insert(cmsRemovedParts).values({
    cmsPageId: pageId,
    name: partTitle(document, part),
    part: stored,
    deletedAt: by.at,
    deletedBy: by.userId,
  });
}

/** The removed parts of existing pages, most recently removed first, without those that undo has put back. */
export async function listRemovedParts(db: Db): Promise<RemovedPart[]> {
  const rows = await db
    .select({ removed: cmsRemovedParts, document: cmsPages.document, deletedBy: editorName })
    .from(cmsRemovedParts)
    .innerJoin(cmsPages, eq(cmsPages.id, cmsRemovedParts.cmsPageId))
    .leftJoin(users, eq(users.id, cmsRemovedParts.deletedBy))
    .where(isNull(cmsPages.deletedAt))
    .orderBy(desc(cmsRemovedParts.deletedAt), desc(cmsRemovedParts.id));
  // A page with many removed parts is parsed once.
  const pages = new Map<number, PageDocument>();
  return rows.flatMap(({ removed, document, deletedBy }) => {
    const page = pages.get(removed.cmsPageId) ?? pageDocument.parse(document);
    pages.set(removed.cmsPageId, page);
    const { piece } = removedPart.parse(removed.part);
    if (wholePart(page, { kind: piece.kind, id: piece.value.id }) !== undefined) return [];
    const { id, name, cmsPageId: pageId, deletedAt } = removed;
    return [{ id, name, pageId, page: page.name, deletedAt, deletedBy }];
  });
}

async function findPart(db: Db, id: number): Promise<typeof cmsRemovedParts.$inferSelect> {
  const [found] = await db.select().from(cmsRemovedParts).where(eq(cmsRemovedParts.id, id));
  if (!found) throw notFound('This part');
  return found;
}

/** Restores a part in its place. @returns its page's id @throws PlatformError 404 */
export async function restoreRemovedPart(db: Db, id: number, by: By): Promise<number> {
  const found = await findPart(db, id);
  const { piece, parent, ...place } = removedPart.parse(found.part);
  await changePage(db, found.cmsPageId, by, async (document, tx) => {
    await tx.delete(cmsRemovedParts).where(eq(cmsRemovedParts.id, id));
    return restorePart(document, piece, readPart(parent) ?? { kind: 'page' }, nextSibling(document, place));
  });
  return found.cmsPageId;
}

/** @throws PlatformError 404 */
export async function deletePartForGood(db: Db, id: number): Promise<void> {
  await findPart(db, id);
  await db.delete(cmsRemovedParts).where(eq(cmsRemovedParts.id, id));
}
