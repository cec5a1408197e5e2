import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { cmsPages, cmsVersions } from '../../db/schema/cms';
import { pages } from '../../db/schema/content';
import { users } from '../../db/schema/account';
import { PlatformError, notFound } from '../../system/refusals/platform-error';
import { type PageDocument, digestOf, documentOf, pageDocument } from '../documents/document';
import { type Part, partValue } from '../documents/parts';

/** Who changes something, and when. */
export interface By {
  readonly userId: number;
  readonly at: Date;
}

export interface EditedPage {
  readonly id: number;
  readonly document: PageDocument;
  readonly revision: number;
  readonly publishedRevision: number | null;
  /** Of the published page; null when there is none. */
  readonly pageId: number | null;
  readonly changedAt: Date;
  /** Who changed it last; '' when nobody did. */
  readonly changedBy: string;
}

/** Somebody else changed the same thing in the meantime. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  constructor(readonly theirs: EditedPage) {
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
};

type Selected = Omit<EditedPage, 'document'> & { document: unknown };
const toEdited = (row: Selected): EditedPage => ({ ...row, document: pageDocument.parse(row.document) });

/** Pages that are published and were never edited get a draft equal to them, and a first version. */
async function adoptPages(db: Db): Promise<void> {
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

/** All pages by their address, home first. */
export async function listPages(db: Db): Promise<EditedPage[]> {
  await adoptPages(db);
  const rows = await db
    .select(selection)
    .from(cmsPages)
    .leftJoin(users, eq(users.id, cmsPages.changedBy))
    .orderBy(asc(cmsPages.slug));
  return rows.map(toEdited);
}

/** @throws PlatformError 404 */
export async function openPage(db: Db, id: number): Promise<EditedPage> {
  const [row] = await db
    .select(selection)
    .from(cmsPages)
    .leftJoin(users, eq(users.id, cmsPages.changedBy))
    .where(eq(cmsPages.id, id));
  if (!row) throw notFound('This page');
  return toEdited(row);
}

/** The draft behind an address; null when no editor has made one. */
export async function draftBySlug(db: Db, slug: string): Promise<EditedPage | null> {
  await adoptPages(db);
  const [row] = await db
    .select(selection)
    .from(cmsPages)
    .leftJoin(users, eq(users.id, cmsPages.changedBy))
    .where(eq(cmsPages.slug, slug));
  return row ? toEdited(row) : null;
}

/** What a change works on: locked until the transaction ends. */
export async function lockPage(tx: Db, id: number): Promise<EditedPage> {
  await tx.select({ id: cmsPages.id }).from(cmsPages).where(eq(cmsPages.id, id)).for('update');
  return openPage(tx, id);
}

/** @throws PlatformError 422 when another page has the address. */
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

export async function storeDraft(tx: Db, page: EditedPage, document: PageDocument, by: By): Promise<EditedPage> {
  if (digestOf(document) === digestOf(page.document)) return page;
  await requireFreeSlug(tx, document.slug, page.id);
  const parsed = pageDocument.parse(document);
  await tx
    .update(cmsPages)
    .set({ document: parsed, slug: parsed.slug, revision: page.revision + 1, changedAt: by.at, changedBy: by.userId })
    .where(and(eq(cmsPages.id, page.id), eq(cmsPages.revision, page.revision)));
  return openPage(tx, page.id);
}

/** A new page that nobody sees before it is published. @throws PlatformError 422 */
export async function createPage(db: Db, document: PageDocument, by: By): Promise<number> {
  return db.transaction(async (tx) => {
    await adoptPages(tx);
    await requireFreeSlug(tx, document.slug, null);
    const [made] = await tx
      .insert(cmsPages)
      .values({ slug: document.slug, document, changedAt: by.at, changedBy: by.userId })
      .returning({ id: cmsPages.id });
    if (!made) throw new TypeError('A new page was not stored');
    return made.id;
  });
}

/**
 * Changes a draft. With `seen`, the digest of the part that the editor saw, a part that somebody else changed since is
 * refused; changes of other parts at the same time are both kept.
 * @throws Conflict, PlatformError 404, 422
 */
export async function changePage(
  db: Db,
  id: number,
  by: By,
  change: (document: PageDocument) => PageDocument | null,
  seen?: { part: Part; digest: string },
): Promise<EditedPage> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, id);
    const changed = change(page.document);
    if (changed === null) throw new Conflict(page);
    // The same once more, such as a form that was sent while it saved itself, is nobody else's change.
    if (
      seen &&
      digestOf(partValue(page.document, seen.part)) !== seen.digest &&
      digestOf(changed) !== digestOf(page.document)
    )
      throw new Conflict(page);
    return storeDraft(tx, page, changed, by);
  });
}
