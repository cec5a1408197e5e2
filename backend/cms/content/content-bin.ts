import { type SQL, and, desc, eq, inArray, lt } from 'drizzle-orm';
import { users } from '../../db/schema/account/account';
import type { Db } from '../../db/client';
import { refusingTransaction } from '../../db/is-conflict';
import { contentBin } from '../../db/schema/content/content-history';
import { notFound } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { capitalised } from '../form/capitalised';
import { isRecord } from '../form/paths';
import { BIN_MS } from '../store/deleted-pages';
import { editorName } from '../store/page-store';
import { lockRecord, requireValid, logAndQueueRevalidation } from './content-change';
import { type By, noteRevision } from './content-history';
import { openRecord } from './content-store';
import type { ContentType, Document } from './content-type';
import { refuseRecord } from './refused-record';

interface BinnedRecord {
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly deletedAt: Date;
  readonly deletedBy: string;
}

/** Moves a record to the bin, which removes it from the shop. @throws PlatformError 404 */
export async function deleteRecord(db: Db, type: ContentType, id: number, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRecord(tx, type, id);
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
    await logAndQueueRevalidation(tx, { type, id, document, action: 'Deleted' }, by);
  });
}

const ofTypes = (types: readonly ContentType[]) =>
  inArray(
    contentBin.type,
    types.map(({ name }) => name),
  );

/** The binned records of these kinds, most recently deleted first. */
export async function listDeletedRecords(db: Db, types: readonly ContentType[]): Promise<BinnedRecord[]> {
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
    .where(ofTypes(types))
    .orderBy(desc(contentBin.deletedAt), desc(contentBin.id));
}

/** @throws PlatformError 422 with the record's name and what is wrong with it */
async function validIn(tx: Db, type: ContentType, binned: typeof contentBin.$inferSelect): Promise<Document> {
  const { recordId, name } = binned;
  const remaining = (await type.store.readDeleted?.(tx, recordId)) ?? {};
  const stored = isRecord(binned.document) ? { ...binned.document, ...remaining } : binned.document;
  try {
    const { document, errors } = type.parse(stored);
    if (!document) throw refuseFields(errors);
    await requireValid(tx, type, recordId, document);
    return document;
  } catch (error) {
    const what = `${capitalised(type.one)} “${name || 'Untitled'}”`;
    return refuseRecord(error, what, type, isRecord(stored) ? stored : {});
  }
}

/** Restores a record under its former id. @returns its address in the back office @throws PlatformError 404, 422 */
export async function restoreRecord(db: Db, types: readonly ContentType[], binned: number, by: By): Promise<string> {
  return refusingTransaction(db, async (tx) => {
    const [found] = await tx.delete(contentBin).where(eq(contentBin.id, binned)).returning();
    const type = types.find(({ name }) => name === found?.type);
    if (!found || !type) throw notFound('This entry');
    await lockRecord(tx, type, found.recordId);
    const document = await validIn(tx, type, found);
    const id = await type.store.insert(tx, document, { id: found.recordId, at: by.at });
    await noteRevision(tx, { type, id, before: null, after: document, words: 'Brought back from the bin' }, by);
    await logAndQueueRevalidation(tx, { type, id, document, action: 'Brought back' }, by);
    return `/cms/${type.name}/${id}`;
  });
}

/** @throws PlatformError 404 */
export async function deleteRecordForGood(
  db: Db,
  types: readonly ContentType[],
  binned: number,
  at: Date,
): Promise<void> {
  const gone = await purge(db, types, eq(contentBin.id, binned), at);
  if (gone === 0) throw notFound('This entry');
}

/** Purges records whose time in the bin has expired. */
export async function emptyContentBin(db: Db, types: readonly ContentType[], at: Date): Promise<void> {
  await purge(db, types, lt(contentBin.deletedAt, new Date(at.getTime() - BIN_MS)), at);
}

async function purge(db: Db, types: readonly ContentType[], which: SQL, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(contentBin)
      .where(and(ofTypes(types), which))
      .returning({ type: contentBin.type, id: contentBin.recordId });
    for (const { type, id } of gone) await types.find(({ name }) => name === type)?.store.purge?.(tx, id, at);
    return gone.length;
  });
}
