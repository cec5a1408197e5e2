import { desc, eq, lt } from 'drizzle-orm';
import { users } from '../../db/schema/account';
import type { Db } from '../../db/client';
import { contentBin } from '../../db/schema/content-history';
import { recordChange } from '../../services/site/change-log';
import { notFound } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { queueRevalidate } from '../revalidate/revalidate-jobs';
import { editorName } from '../store/page-store';
import { type By, noteRevision } from './content-history';
import { openRecord } from './content-store';
import type { ContentType, Document } from './content-type';

interface BinnedRecord {
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly deletedAt: Date;
  readonly deletedBy: string;
}

async function tell(tx: Db, type: ContentType, id: number, document: Document, action: string, by: By): Promise<void> {
  const change = { by, at: by.at, subject: type.subject, id: String(id), name: type.nameOf(document), action };
  await recordChange(tx, { ...change, before: {}, after: {} });
  await queueRevalidate(tx, type.tags([document]), by.at);
}

/** Puts a record into the bin: the shop shows it no more. @throws PlatformError 404 */
export async function deleteRecord(db: Db, type: ContentType, id: number, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const { document } = await openRecord(tx, type, id);
    await type.store.remove(tx, id, by.at);
    await tx.insert(contentBin).values({
      type: type.name,
      recordId: id,
      name: type.nameOf(document),
      document,
      deletedAt: by.at,
      deletedBy: by.userId,
    });
    await tell(tx, type, id, document, 'Deleted', by);
  });
}

/** The records in the bin, the last deleted first. */
export async function listDeletedRecords(db: Db): Promise<BinnedRecord[]> {
  return db
    .select({
      id: contentBin.id,
      type: contentBin.type,
      name: contentBin.name,
      deletedAt: contentBin.deletedAt,
      deletedBy: editorName,
    })
    .from(contentBin)
    .leftJoin(users, eq(users.id, contentBin.deletedBy))
    .orderBy(desc(contentBin.deletedAt), desc(contentBin.id));
}

/** Brings a record back under its old number. Answers its address. @throws PlatformError 404, 422 */
export async function restoreRecord(db: Db, types: readonly ContentType[], binned: number, by: By): Promise<string> {
  return db.transaction(async (tx) => {
    const [found] = await tx.delete(contentBin).where(eq(contentBin.id, binned)).returning();
    const type = types.find(({ name }) => name === found?.type);
    const { document } = type?.parse(found?.document) ?? {};
    if (!found || !type || !document) throw notFound('This entry');
    const errors = await type.problems(tx, found.recordId, document);
    if (Object.keys(errors).length > 0) throw refuseFields(errors);
    const id = await type.store.insert(tx, document, { id: found.recordId, at: by.at });
    await noteRevision(tx, { type, id, before: null, after: document, words: 'Brought back from the bin' }, by);
    await tell(tx, type, id, document, 'Brought back', by);
    return `/cms/${type.name}/${id}`;
  });
}

/** @throws PlatformError 404 */
export async function deleteRecordForGood(db: Db, binned: number): Promise<void> {
  const gone = await db.delete(contentBin).where(eq(contentBin.id, binned)).returning({ id: contentBin.id });
  if (gone.length === 0) throw notFound('This entry');
}

/** Deletes for good what was deleted before a moment. */
export async function emptyContentBin(db: Db, before: Date): Promise<void> {
  await db.delete(contentBin).where(lt(contentBin.deletedAt, before));
}
