import { eq, lt } from 'drizzle-orm';
import { cut } from '@/lib/domain/values/cut';
import type { Db } from '../../db/client';
import { cmsPages, cmsRemovedParts } from '../../db/schema/content/cms';
import { PlatformError } from '../../system/refusals/platform-error';
import type { PageDocument } from '../documents/document';
import type { By } from './history';
import { createPage, freeSlug, lockDeletedPage, lockPage, openPage, storeDraft } from './page-store';
import { unpublishLocked } from './publish';

/** Days during which a deleted page can be restored. */
export const BIN_DAYS = 30;
export const BIN_MS = BIN_DAYS * 86_400_000;

/** Unpublishes a page and moves it to the bin, which frees its address. @throws PlatformError 404, 422 */
export async function deletePage(db: Db, id: number, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (page.document.slug === '') throw new PlatformError(422, 'HOME', 'The home page cannot be deleted.');
    await unpublishLocked(tx, page, by);
    // Regular slugs contain no slash, so this one is unique.
    const slug = `bin/${id}`;
    await tx.update(cmsPages).set({ slug, deletedAt: by.at, deletedBy: by.userId }).where(eq(cmsPages.id, id));
  });
}

/** Restores a page as a draft, with another slug if its own is taken. @throws PlatformError 404 */
export async function restorePage(db: Db, id: number, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const { document } = await lockDeletedPage(tx, id);
    const slug = await freeSlug(tx, document.slug);
    await tx
      .update(cmsPages)
      .set({ slug, deletedAt: null, deletedBy: null, changedAt: by.at, changedBy: by.userId })
      .where(eq(cmsPages.id, id));
    await storeDraft(tx, await openPage(tx, id), { ...document, slug }, by);
  });
}

/** Duplicates a page as an unpublished draft. @returns its id @throws PlatformError 404 */
export async function duplicatePage(db: Db, id: number, by: By): Promise<number> {
  return db.transaction(async (tx) => {
    const { document } = await openPage(tx, id);
    const slug = await freeSlug(tx, `${(document.slug || 'home').slice(0, 70)}-copy`);
    const copy: PageDocument = { ...document, slug, name: cut(`Copy of ${document.name}`, 200) };
    return createPage(tx, copy, by);
  });
}

/** @throws PlatformError 404 */
export async function deletePageForGood(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDeletedPage(tx, id);
    await tx.delete(cmsPages).where(eq(cmsPages.id, id));
  });
}

/** Purges pages whose time in the bin has expired. */
export async function emptyBin(db: Db, at: Date): Promise<void> {
  const limit = new Date(at.getTime() - BIN_MS);
  await db.delete(cmsPages).where(lt(cmsPages.deletedAt, limit));
  await db.delete(cmsRemovedParts).where(lt(cmsRemovedParts.deletedAt, limit));
}
