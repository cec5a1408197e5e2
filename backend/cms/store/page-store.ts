import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { refusingTransaction } from '../../db/is-conflict';
import { cmsPages, cmsVersions } from '../../db/schema/content/cms';
import { pages } from '../../db/schema/content/content';
import { users } from '../../db/schema/account/account';
import { PlatformError, notFound } from '../../system/refusals/platform-error';
import { type PageDocument, digestOf, documentOf, pageDocument } from '../documents/document';
import { type By, noteChange } from './history';

export interface EditedPage {
  readonly id: number;
  readonly document: PageDocument;
  readonly revision: number;
  readonly publishedRevision: number | null;
  /** Id of the published page; null when unpublished. */
  readonly pageId: number | null;
  readonly changedAt: Date;
  /** Author of the last change; '' without one. */
  readonly changedBy: string;
  /** Time of deletion; null when not in the bin. */
  readonly deletedAt: Date | null;
}

/** Another editor changed the same settings meanwhile. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  constructor(
    readonly theirs: EditedPage,
    /** Paths of the settings that both changed. */
    readonly paths: readonly string[] = [],
  ) {
    super('Somebody else changed this in the meantime.');
  }
}

const NOTE_FOUND = 'As it was found';
export const editorName = sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''),
  ${users.email}, '')`;
const selection = {
  id: cmsPages.id,
  document: cmsPages.document,
  revision: cmsPages.revision,
  publishedRevision: cmsPages.publishedRevision,
  pageId: cmsPages.pageId,
  changedAt: cmsPages.changedAt,
  changedBy: editorName,
  deletedAt: cmsPages.deletedAt,
};

type Selected = Omit<EditedPage, 'document'> & { document: unknown };
const toEdited = (row: Selected): EditedPage => ({ ...row, document: pageDocument.parse(row.document) });

/** Creates a draft and a first version for published pages that were never edited. */
async function createMissingDrafts(db: Db): Promise<void> {
  const orphans = await db
    .select({ page: pages })
    .from(pages)
    .leftJoin(cmsPages, eq(cmsPages.pageId, pages.id))
    .where(isNull(cmsPages.id))
    .orderBy(asc(pages.id));
  for (const { page } of orphans) {
    const document = documentOf(page);
    await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(cmsPages)
        .values({ pageId: page.id, slug: page.slug, document, publishedRevision: 1, changedAt: page.updatedAt })
        .onConflictDoNothing()
        .returning({ id: cmsPages.id });
      if (made)
        await tx.insert(cmsVersions).values({
          cmsPageId: made.id,
          number: 1,
          kind: 'published',
          note: NOTE_FOUND,
          document,
          createdAt: page.updatedAt,
        });
    });
  }
}

/** All pages by address, home first. */
export async function listPages(db: Db): Promise<EditedPage[]> {
  await createMissingDrafts(db);
  const rows = await db
    .select(selection)
    .from(cmsPages)
    .leftJoin(users, eq(users.id, cmsPages.changedBy))
    .where(isNull(cmsPages.deletedAt))
    .orderBy(asc(cmsPages.slug));
  return rows.map(toEdited);
}

/** The pages in the bin, most recently deleted first; `changedBy` is who deleted them. */
export async function listDeletedPages(db: Db): Promise<EditedPage[]> {
  const rows = await db
    .select(selection)
    .from(cmsPages)
    .leftJoin(users, eq(users.id, cmsPages.deletedBy))
    .where(isNotNull(cmsPages.deletedAt))
    .orderBy(desc(cmsPages.deletedAt));
  return rows.map(toEdited);
}

async function findPage(db: Db, id: number): Promise<EditedPage> {
  const [row] = await db
    .select(selection)
    .from(cmsPages)
    .leftJoin(users, eq(users.id, cmsPages.changedBy))
    .where(eq(cmsPages.id, id));
  if (!row) throw notFound('This page');
  return toEdited(row);
}

/** @throws PlatformError 404, also for a page in the bin */
export async function openPage(db: Db, id: number): Promise<EditedPage> {
  const page = await findPage(db, id);
  if (page.deletedAt) throw new PlatformError(404, 'NOT_FOUND', `“${page.document.name}” is in the bin.`);
  return page;
}

/** The draft at an address; null when absent. */
export async function draftBySlug(db: Db, slug: string): Promise<EditedPage | null> {
  await createMissingDrafts(db);
  const [row] = await db
    .select(selection)
    .from(cmsPages)
    .leftJoin(users, eq(users.id, cmsPages.changedBy))
    .where(eq(cmsPages.slug, slug));
  return row ? toEdited(row) : null;
}

async function lockRow(tx: Db, id: number): Promise<void> {
  await tx.select({ id: cmsPages.id }).from(cmsPages).where(eq(cmsPages.id, id)).for('update');
}

/** A page, locked until the transaction ends. */
export async function lockPage(tx: Db, id: number): Promise<EditedPage> {
  await lockRow(tx, id);
  return openPage(tx, id);
}

/** A page in the bin, locked until the transaction ends. @throws PlatformError 404 */
export async function lockDeletedPage(tx: Db, id: number): Promise<EditedPage> {
  await lockRow(tx, id);
  const page = await findPage(tx, id);
  if (!page.deletedAt) throw notFound('This page');
  return page;
}

/** @throws PlatformError 422 when another page has the address */
async function requireFreeSlug(tx: Db, slug: string, own: number | null): Promise<void> {
  const [other] = await tx
    .select({ id: cmsPages.id, name: sql<string>`${cmsPages.document}->>'name'` })
    .from(cmsPages)
    .where(eq(cmsPages.slug, slug));
  if (other && other.id !== own) {
    throw new PlatformError(422, 'SLUG_TAKEN', `The page “${other.name}” has this address already.`, {
      errors: { slug: `The page “${other.name}” has this address already.` },
    });
  }
}

/** The wanted slug, or one with a number appended. */
export async function freeSlug(tx: Db, wanted: string): Promise<string> {
  const like = await tx
    .select({ slug: cmsPages.slug })
    .from(cmsPages)
    .where(or(eq(cmsPages.slug, wanted), sql`starts_with(${cmsPages.slug}, ${`${wanted}-`})`));
  const taken = new Set(like.map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

/** Whether the document equals the published one, for example after an undo. */
async function isPublished(tx: Db, { pageId }: EditedPage, document: PageDocument): Promise<boolean> {
  if (pageId === null) return false;
  const [row] = await tx.select().from(pages).where(eq(pages.id, pageId));
  return row !== undefined && digestOf(documentOf(row)) === digestOf(document);
}

/** Writes the draft's next revision, whose history is already stored. */
export async function writeDraft(tx: Db, page: EditedPage, document: PageDocument, by: By): Promise<EditedPage> {
  await requireFreeSlug(tx, document.slug, page.id);
  const revision = page.revision + 1;
  const published = (await isPublished(tx, page, document)) ? { publishedRevision: revision } : {};
  await tx
    .update(cmsPages)
    .set({ document, slug: document.slug, revision, changedAt: by.at, changedBy: by.userId, ...published })
    .where(and(eq(cmsPages.id, page.id), eq(cmsPages.revision, page.revision)));
  return openPage(tx, page.id);
}

/** Call inside the transaction that locked the page. */
export async function storeDraft(tx: Db, page: EditedPage, document: PageDocument, by: By): Promise<EditedPage> {
  if (digestOf(document) === digestOf(page.document)) return page;
  const parsed = pageDocument.parse(document);
  await noteChange(tx, page, parsed, by);
  return writeDraft(tx, page, parsed, by);
}

/** Creates an unpublished page. @throws PlatformError 422 */
export async function createPage(db: Db, document: PageDocument, by: By): Promise<number> {
  return refusingTransaction(db, async (tx) => {
    await createMissingDrafts(tx);
    await requireFreeSlug(tx, document.slug, null);
    const [made] = await tx
      .insert(cmsPages)
      .values({ slug: document.slug, document, changedAt: by.at, changedBy: by.userId })
      .returning({ id: cmsPages.id });
    if (!made) throw new TypeError('A new page was not stored');
    return made.id;
  });
}
