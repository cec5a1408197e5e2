import { and, desc, eq, lte, max } from 'drizzle-orm';
import { users } from '../../db/schema/account/account';
import type { Db } from '../../db/client';
import { contentRevisions } from '../../db/schema/content/content-history';
import { editorName } from '../store/page-store';
import type { ContentType, Document } from './content-type';

/** The editor who changes something, and the time. */
export interface By {
  readonly userId: number;
  readonly name: string;
  readonly at: Date;
}

export interface Revision {
  readonly revision: number;
  readonly words: string;
  readonly at: Date;
  readonly by: string;
}

const MAX_REVISIONS = 50;
const SHOWN = 20;

const of = ({ name }: ContentType, id: number) =>
  and(eq(contentRevisions.type, name), eq(contentRevisions.recordId, id));

/** The last revision; 0 for a record that was never changed here. */
export async function revisionOf(db: Db, type: ContentType, id: number): Promise<number> {
  const [row] = await db
    .select({ last: max(contentRevisions.revision) })
    .from(contentRevisions)
    .where(of(type, id));
  return row?.last ?? 0;
}

/** A record as it was at a revision; null when the revision is no longer stored. */
export async function documentAt(db: Db, type: ContentType, id: number, revision: number): Promise<Document | null> {
  const [row] = await db
    .select({ document: contentRevisions.document })
    .from(contentRevisions)
    .where(and(of(type, id), eq(contentRevisions.revision, revision)));
  return row ? type.parse(row.document).document : null;
}

/** The last revisions of a record, newest first. */
export async function revisionsOf(db: Db, type: ContentType, id: number): Promise<Revision[]> {
  const rows = await db
    .select({
      revision: contentRevisions.revision,
      words: contentRevisions.words,
      at: contentRevisions.createdAt,
      by: editorName,
    })
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.createdBy))
    .where(of(type, id))
    .orderBy(desc(contentRevisions.revision))
    .limit(SHOWN);
  return rows;
}

interface Noted {
  readonly type: ContentType;
  readonly id: number;
  /** The previous version; null for a new record. */
  readonly before: Document | null;
  readonly after: Document;
  readonly words: string;
  /** Key of the form that creates the record. */
  readonly form?: string;
}

/** Stores a revision, inside the transaction of the change. @returns its number */
export async function noteRevision(
  tx: Db,
  { type, id, before, after, words, form = '' }: Noted,
  by: By,
): Promise<number> {
  const last = await revisionOf(tx, type, id);
  const row = { type: type.name, recordId: id, createdAt: by.at };
  if (before !== null && last === 0)
    await tx
      .insert(contentRevisions)
      .values({ ...row, revision: 0, document: before, words: 'As it was' })
      .onConflictDoNothing();
  await tx
    .insert(contentRevisions)
    .values({ ...row, revision: last + 1, document: after, words, form, createdBy: by.userId });
  await tx.delete(contentRevisions).where(and(of(type, id), lte(contentRevisions.revision, last + 1 - MAX_REVISIONS)));
  return last + 1;
}

/** The record that an earlier submission of the form created; null without one. */
export async function madeBy(db: Db, form: string): Promise<number | null> {
  const [row] = await db
    .select({ id: contentRevisions.recordId })
    .from(contentRevisions)
    .where(eq(contentRevisions.form, form));
  return row?.id ?? null;
}
