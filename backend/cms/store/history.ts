import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { cmsHistory } from '../../db/schema/content/cms';
import { changesInWords, describeChanges } from '../compare/describe-changes';
import { type PageDocument, pageDocument } from '../documents/document';

/** The editor and the time of a change. */
export interface By {
  readonly userId: number;
  readonly at: Date;
  /** The rendered form that made the change: its later saves do not conflict with it. */
  readonly form?: string;
  /** A separate undo step, however soon it follows. */
  readonly apart?: boolean;
}

/** A revision of a draft. */
interface Revision {
  readonly id: number;
  readonly revision: number;
  readonly document: PageDocument;
}

/** Summaries of the changes that undo and redo would apply to; null without one. */
export interface Steps {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** Changes of the same setting within this time form one undo step. */
const ONE_STEP_MS = 3_000;
const MAX_REVISIONS = 200;

type Row = typeof cmsHistory.$inferSelect;

async function readRow(db: Db, id: number, revision: number): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(cmsHistory)
    .where(and(eq(cmsHistory.cmsPageId, id), eq(cmsHistory.revision, revision)));
  return row ?? null;
}

/** The draft at a revision; null when the revision is no longer stored. */
export async function documentAt(db: Db, page: Revision, revision: number): Promise<PageDocument | null> {
  if (revision === page.revision) return page.document;
  const row = await readRow(db, page.id, revision);
  return row && pageDocument.parse(row.document);
}

/** Whether all changes since a revision came from one form. */
export async function isOwnChange(db: Db, page: Revision, since: number, form: string): Promise<boolean> {
  if (form === '') return false;
  const rows = await db
    .select({ form: cmsHistory.form })
    .from(cmsHistory)
    .where(and(eq(cmsHistory.cmsPageId, page.id), gt(cmsHistory.revision, since)));
  return rows.length === page.revision - since && rows.every((row) => row.form === form);
}

/** Stores a draft's next revision, inside the transaction of the change. */
export async function noteChange(tx: Db, before: Revision, document: PageDocument, by: By): Promise<void> {
  const { id, revision } = before;
  const last = await readRow(tx, id, revision);
  // First change: stores the initial document, too.
  if (!last)
    await tx
      .insert(cmsHistory)
      .values({ cmsPageId: id, revision, document: before.document, createdAt: by.at, createdBy: by.userId });
  const changes = describeChanges(before.document, document);
  const [only] = changes;
  const subject = only?.kind === 'changed' && changes.length === 1 ? `${only.part} ${only.path}` : '';
  const goesOn =
    last !== null &&
    !by.apart &&
    subject !== '' &&
    last.subject === subject &&
    last.createdBy === by.userId &&
    by.at.getTime() - last.createdAt.getTime() < ONE_STEP_MS;
  await note(tx, before, document, by, {
    words: changesInWords(changes),
    subject,
    undo: goesOn ? last.undo : revision,
    redo: null,
  });
}

async function note(
  tx: Db,
  { id, revision }: Revision,
  document: PageDocument,
  { userId, at, form = '' }: By,
  step: Pick<Row, 'words' | 'subject' | 'undo' | 'redo'>,
): Promise<void> {
  await tx
    .insert(cmsHistory)
    .values({ ...step, cmsPageId: id, revision: revision + 1, document, form, createdAt: at, createdBy: userId });
  await tx
    .delete(cmsHistory)
    .where(and(eq(cmsHistory.cmsPageId, id), lte(cmsHistory.revision, revision + 1 - MAX_REVISIONS)));
}

/** Applies an undo or redo and stores it as the next revision. @returns its document; null without a step */
export async function noteStep(
  tx: Db,
  page: Revision,
  direction: 'undo' | 'redo',
  by: By,
): Promise<PageDocument | null> {
  const from = await readRow(tx, page.id, page.revision);
  const to = from?.[direction] ? await readRow(tx, page.id, from[direction]) : null;
  if (!to) return null;
  const document = pageDocument.parse(to.document);
  await note(tx, page, document, by, {
    words: to.words,
    subject: '',
    undo: to.undo,
    redo: direction === 'undo' ? page.revision : to.redo,
  });
  return document;
}

/** Summaries of the changes that undo and redo would apply to. */
export async function stepsOf(db: Db, page: Revision): Promise<Steps> {
  const here = await readRow(db, page.id, page.revision);
  const [before, after] = await Promise.all([
    here?.undo ? readRow(db, page.id, here.undo) : null,
    here?.redo ? readRow(db, page.id, here.redo) : null,
  ]);
  return { undo: before && here ? here.words : null, redo: after?.words ?? null };
}
