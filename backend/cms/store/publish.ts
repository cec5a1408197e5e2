import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { cmsPages, cmsVersions } from '../../db/schema/content/cms';
import { pages } from '../../db/schema/content/content';
import { users } from '../../db/schema/account/account';
import { PlatformError, notFound } from '../../system/refusals/platform-error';
import { columnsOf, digestOf, pageDocument, type PageDocument } from '../documents/document';
import type { By } from './history';
import { Conflict, type EditedPage, editorName, lockPage, storeDraft } from './page-store';
import { removeRedirectsFrom, redirectMovedPage } from './redirect-table';
import { queueRevalidate } from '../revalidate/revalidate-jobs';

export interface Version {
  readonly number: number;
  readonly kind: 'published' | 'draft';
  readonly note: string;
  readonly createdAt: Date;
  readonly createdBy: string;
}

async function keepVersion(tx: Db, page: EditedPage, kind: Version['kind'], note: string, by: By): Promise<void> {
  const next = sql<number>`(select coalesce(max(${cmsVersions.number}), 0) + 1 from ${cmsVersions} where
    ${cmsVersions.cmsPageId} = ${page.id})`;
  await tx.insert(cmsVersions).values({
    cmsPageId: page.id,
    number: next,
    kind,
    note,
    document: page.document,
    createdAt: by.at,
    createdBy: by.userId,
  });
}

/**
 * Publishes a page's document, inside the transaction that locked the page. @returns the cache tags to revalidate
 * @throws PlatformError 422 when another published page has its address
 */
export async function publishLocked(tx: Db, page: EditedPage, note: string, by: By): Promise<readonly string[]> {
  const { document, pageId } = page;
  const columns = columnsOf(document, by.at);
  const [other] = await tx
    .select({ name: pages.name })
    .from(pages)
    .where(and(eq(pages.slug, document.slug), pageId === null ? undefined : ne(pages.id, pageId)));
  if (other)
    throw new PlatformError(
      422,
      'SLUG_TAKEN',
      `Visitors still find “${other.name}” at /${document.slug}. Publish that page at its new address first.`,
    );
  const [before] =
    pageId === null
      ? []
      : await tx.select({ slug: pages.slug, noindex: pages.noindex }).from(pages).where(eq(pages.id, pageId));
  const [stored] = before
    ? await tx
        .update(pages)
        .set(columns)
        .where(eq(pages.id, pageId ?? 0))
        .returning({ id: pages.id })
    : await tx.insert(pages).values(columns).returning({ id: pages.id });
  if (!stored) throw new TypeError('A published page was not stored');
  await tx
    .update(cmsPages)
    .set({ pageId: stored.id, publishedRevision: page.revision })
    .where(eq(cmsPages.id, page.id));
  await keepVersion(tx, page, 'published', note, by);
  const moved = before !== undefined && before.slug !== document.slug;
  if (before === undefined || moved) await removeRedirectsFrom(tx, [document.slug]);
  if (moved) await redirectMovedPage(tx, { from: before.slug, to: document.slug, prefix: true }, by.at);
  // Sitemap and redirects are cached under `site`.
  const whole = before === undefined || moved || before.noindex !== document.noindex ? ['site'] : [];
  return [`page:${document.slug}`, ...(moved ? [`page:${before.slug}`] : []), ...whole];
}

/**
 * Publishes the draft at the revision that was seen. @returns the job that notifies the storefronts
 * @throws Conflict when the draft changed since, PlatformError 404
 */
export async function publishPage(db: Db, id: number, seenRevision: number, by: By): Promise<number> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (page.revision !== seenRevision) throw new Conflict(page);
    return queueRevalidate(tx, await publishLocked(tx, page, '', by), by.at);
  });
}

/** Unpublishes a page inside the transaction that locked it; draft and versions are kept. */
export async function unpublishLocked(tx: Db, page: EditedPage, by: By): Promise<void> {
  if (page.document.slug === '') throw new PlatformError(422, 'HOME', 'The home page cannot be taken off the site.');
  if (page.pageId === null) return;
  const [gone] = await tx.delete(pages).where(eq(pages.id, page.pageId)).returning({ slug: pages.slug });
  await tx.update(cmsPages).set({ pageId: null, publishedRevision: null }).where(eq(cmsPages.id, page.id));
  await queueRevalidate(tx, [`page:${gone?.slug ?? page.document.slug}`, 'site'], by.at);
}

export async function unpublish(db: Db, id: number, by: By): Promise<void> {
  await db.transaction(async (tx) => unpublishLocked(tx, await lockPage(tx, id), by));
}

export async function listVersions(db: Db, id: number): Promise<Version[]> {
  return db
    .select({
      number: cmsVersions.number,
      kind: cmsVersions.kind,
      note: cmsVersions.note,
      createdAt: cmsVersions.createdAt,
      createdBy: editorName,
    })
    .from(cmsVersions)
    .leftJoin(users, eq(users.id, cmsVersions.createdBy))
    .where(eq(cmsVersions.cmsPageId, id))
    .orderBy(desc(cmsVersions.number));
}

/** A version with its document; null when absent. */
export async function findVersion(
  db: Db,
  id: number,
  number: number,
): Promise<{ document: PageDocument; createdAt: Date } | null> {
  const [found] = await db
    .select({ document: cmsVersions.document, createdAt: cmsVersions.createdAt })
    .from(cmsVersions)
    .where(and(eq(cmsVersions.cmsPageId, id), eq(cmsVersions.number, number)));
  return found ? { ...found, document: pageDocument.parse(found.document) } : null;
}

/** The document of a version. @throws PlatformError 404 */
export async function readVersion(db: Db, id: number, number: number): Promise<PageDocument> {
  const found = await findVersion(db, id, number);
  if (!found) throw notFound('This version');
  return found.document;
}

/** Makes an earlier version the draft. Unpublished changes of the draft are stored as a version first. */
async function restoreAsDraft(tx: Db, id: number, number: number, by: By): Promise<EditedPage> {
  const document = await readVersion(tx, id, number);
  const page = await lockPage(tx, id);
  const unpublished = page.publishedRevision !== page.revision && digestOf(page.document) !== digestOf(document);
  if (unpublished) await keepVersion(tx, page, 'draft', `Draft before version ${number} was brought back`, by);
  return storeDraft(tx, page, document, by);
}

/** Restores an earlier version as the draft, without publishing it. */
export async function bringBack(db: Db, id: number, number: number, by: By): Promise<EditedPage> {
  return db.transaction(async (tx) => restoreAsDraft(tx, id, number, by));
}

/** Publishes an earlier version again. @returns the job that notifies the storefronts */
export async function publishVersion(db: Db, id: number, number: number, by: By): Promise<number> {
  return db.transaction(async (tx) => {
    const page = await restoreAsDraft(tx, id, number, by);
    return queueRevalidate(tx, await publishLocked(tx, page, `Version ${number} again`, by), by.at);
  });
}
