import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { TIME_ZONE } from '@/lib/config/constants';
import { zonedLocal } from '@/lib/domain/values/zoned-time';
import { users } from '../../db/schema/account/account';
import type { Db } from '../../db/client';
import { releaseItems, releases } from '../../db/schema/content/releases';
import { recordChange } from '../../services/site/change-log';
import { PlatformError, notFound } from '../../system/refusals/platform-error';
import { digestOf } from '../documents/document';
import { isRecord } from '../form/paths';
import type { By as Changer } from './history';
import { editorName, lockPage } from './page-store';

export interface By extends Changer {
  readonly name: string;
}

export interface Release {
  readonly id: number;
  readonly name: string;
  readonly state: 'open' | 'planned' | 'done';
  readonly at: Date | null;
  readonly problem: string;
  /** Who created or planned it. */
  readonly by: string;
  readonly userId: number | null;
}

export interface ReleaseItem {
  readonly id: number;
  /** 'page', or the name of a content type. */
  readonly kind: string;
  readonly recordId: number | null;
  readonly revision: number;
  readonly base: unknown;
  readonly document: Readonly<Record<string, unknown>>;
}

const SHOWN_DONE = 20;
const selection = {
  id: releases.id,
  name: releases.name,
  state: releases.state,
  at: releases.at,
  problem: releases.problem,
  userId: releases.userId,
  by: editorName,
};

/** Planned releases by time, then the latest published ones, with the number of items. */
export async function listReleases(db: Db): Promise<(Release & { readonly size: number })[]> {
  const read = (isDone: boolean) =>
    db
      .select(selection)
      .from(releases)
      .leftJoin(users, eq(users.id, releases.userId))
      .where(isDone ? eq(releases.state, 'done') : ne(releases.state, 'done'))
      .orderBy(isDone ? desc(releases.at) : asc(releases.at), asc(releases.id));
  const [ahead, done] = await Promise.all([read(false), read(true).limit(SHOWN_DONE)]);
  const sizes = await db
    .select({ id: releaseItems.releaseId, size: count() })
    .from(releaseItems)
    .groupBy(releaseItems.releaseId);
  const sizeOf = new Map(sizes.map(({ id, size }) => [id, size]));
  return [...ahead, ...done].map((one) => ({ ...one, size: sizeOf.get(one.id) ?? 0 }));
}

/** @throws PlatformError 404 */
export async function openRelease(db: Db, id: number): Promise<Release> {
  const [found] = await db
    .select(selection)
    .from(releases)
    .leftJoin(users, eq(users.id, releases.userId))
    .where(eq(releases.id, id));
  if (!found) throw notFound('This release');
  return found;
}

/** A stored item; its document is parsed by the schema of its kind. */
function itemOf(row: typeof releaseItems.$inferSelect): ReleaseItem & { readonly releaseId: number } {
  return { ...row, document: isRecord(row.document) ? row.document : {} };
}

/** Items in the order in which they were added. */
export async function itemsOf(db: Db, releaseId: number): Promise<ReleaseItem[]> {
  const rows = await db
    .select()
    .from(releaseItems)
    .where(eq(releaseItems.releaseId, releaseId))
    .orderBy(asc(releaseItems.id));
  return rows.map(itemOf);
}

/** An item of an unpublished release. @throws PlatformError 404 */
export async function openItem(db: Db, id: number): Promise<ReleaseItem & { readonly releaseId: number }> {
  const [row] = await db
    .select({ item: releaseItems })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(and(eq(releaseItems.id, id), ne(releases.state, 'done')));
  if (!row) throw notFound('This change');
  return itemOf(row.item);
}

/** Locks a release for the transaction. @throws PlatformError 404, 409 once published */
export async function lockRelease(tx: Db, id: number): Promise<Release> {
  await tx.select({ id: releases.id }).from(releases).where(eq(releases.id, id)).for('update');
  const release = await openRelease(tx, id);
  if (release.state === 'done') throw new PlatformError(409, 'DONE', `“${release.name}” is out already.`);
  return release;
}

async function note(tx: Db, { id, name }: Pick<Release, 'id' | 'name'>, action: string, by: By): Promise<void> {
  const change = { by, at: by.at, subject: 'release', id: String(id), name, action } as const;
  await recordChange(tx, { ...change, before: {}, after: {} });
}

/** @returns its id */
export async function createRelease(db: Db, name: string, by: By): Promise<number> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(releases)
      .values({ name, createdAt: by.at, userId: by.userId })
      .returning({ id: releases.id });
    if (!made) throw new TypeError('A release was not stored');
    await note(tx, { id: made.id, name }, 'Made', by);
    return made.id;
  });
}

/** Adds a page's current draft to a release, replacing an earlier one. @throws PlatformError 404, 409 */
export async function addPage(db: Db, id: number, pageId: number, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRelease(tx, id);
    const { document, revision } = await lockPage(tx, pageId);
    await tx
      .delete(releaseItems)
      .where(and(eq(releaseItems.releaseId, id), eq(releaseItems.kind, 'page'), eq(releaseItems.recordId, pageId)));
    const item = { releaseId: id, kind: 'page', recordId: pageId, revision, document, addedAt: by.at };
    await tx.insert(releaseItems).values(item);
  });
}

interface PutRecord {
  /** Name of a content type. */
  readonly kind: string;
  /** Null for a record that the release creates. */
  readonly recordId: number | null;
  /** The item of this record in the release already; null without one. */
  readonly item: number | null;
  /** The record when it was changed. */
  readonly base: Readonly<Record<string, unknown>> | null;
  readonly document: Readonly<Record<string, unknown>>;
}

/** Whether a release creates this very record already. */
async function hasNew(tx: Db, id: number, kind: string, document: PutRecord['document']): Promise<boolean> {
  const items = await itemsOf(tx, id);
  return items.some(
    (one) => one.kind === kind && one.recordId === null && digestOf(one.document) === digestOf(document),
  );
}

/** Adds form values of a record to a release, without publishing them. @throws PlatformError 404, 409 */
export async function addRecord(
  db: Db,
  id: number,
  { kind, recordId, item, base, document }: PutRecord,
  by: By,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRelease(tx, id);
    const isNew = recordId === null && item === null;
    // The form of a new record that was sent twice.
    if (isNew && (await hasNew(tx, id, kind, document))) return;
    const ofRelease = and(eq(releaseItems.releaseId, id), eq(releaseItems.kind, kind));
    const [before] = isNew
      ? []
      : await tx
          .delete(releaseItems)
          .where(
            and(ofRelease, recordId === null ? eq(releaseItems.id, item ?? 0) : eq(releaseItems.recordId, recordId)),
          )
          .returning({ base: releaseItems.base });
    await tx.insert(releaseItems).values({
      releaseId: id,
      kind,
      recordId,
      base: before?.base ?? base,
      document,
      addedAt: by.at,
    });
  });
}

/** Deletes an item. A release without items is not planned any more: it would only fail at its time. */
export async function removeItem(tx: Db, release: Release, id: number, by: By): Promise<void> {
  await tx.delete(releaseItems).where(eq(releaseItems.id, id));
  if (release.state !== 'planned' || (await itemsOf(tx, release.id)).length > 0) return;
  await tx.update(releases).set({ at: null, state: 'open' }).where(eq(releases.id, release.id));
  await note(tx, release, 'Not planned any more, because nothing is in it', by);
}

/** Schedules the publication; null cancels it. @throws PlatformError 404, 409, 422 with `errors.at` */
export async function planRelease(db: Db, id: number, at: Date | null, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const release = await lockRelease(tx, id);
    const problem =
      at !== null && at <= by.at
        ? 'This moment has passed. Publish it now, or choose a later one.'
        : at !== null && (await itemsOf(tx, id)).length === 0
          ? 'Nothing is in it yet.'
          : null;
    if (problem !== null) throw new PlatformError(422, 'INVALID', problem, { errors: { at: problem } });
    await tx
      .update(releases)
      .set({ at, state: at === null ? 'open' : 'planned', problem: '', userId: by.userId })
      .where(eq(releases.id, id));
    const planned = at === null ? null : `Planned for ${zonedLocal(at, TIME_ZONE).replace('T', ' ')}, Sydney time`;
    await note(tx, release, planned ?? 'Not planned any more', by);
  });
}

/** Deletes a release without publishing it. @throws PlatformError 404, 409 */
export async function deleteRelease(db: Db, id: number, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const release = await lockRelease(tx, id);
    await tx.delete(releases).where(eq(releases.id, id));
    await note(tx, release, 'Deleted', by);
  });
}

/** Unpublished releases, to which a form can be added. */
export async function openReleases(db: Db): Promise<readonly Pick<Release, 'id' | 'name'>[]> {
  return db
    .select({ id: releases.id, name: releases.name })
    .from(releases)
    .where(inArray(releases.state, ['open', 'planned']))
    .orderBy(asc(releases.id));
}
