import { and, asc, eq, lte } from 'drizzle-orm';
import { users } from '../../db/schema/account/account';
import type { Db } from '../../db/client';
import { releases } from '../../db/schema/content/releases';
import { recordChange } from '../../services/site/change-log';
import { PlatformError } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { lockRecord } from '../content/content-change';
import type { By } from '../content/content-history';
import { saveProposed } from '../content/content-store';
import { refuseRecord } from '../content/refused-record';
import { CONTENT_TYPES } from '../content-types/content-types';
import { pageDocument } from '../documents/document';
import { queueRevalidate } from '../revalidate/revalidate-jobs';
import { editorName, lockPage } from '../store/page-store';
import { publishLocked } from '../store/publish';
import { type Release, type ReleaseItem, itemsOf, lockRelease } from '../store/release-store';
import { itemWords } from './item-words';

/** Most tags that the storefront accepts per call. */
const MAX_TAGS = 100;

/** Publishes one item of a release. @returns the cache tags to revalidate */
async function publishItem(tx: Db, { name }: Release, item: ReleaseItem, by: By): Promise<readonly string[]> {
  const note = `Release “${name}”`;
  const { kind, recordId, document, revision } = item;
  const type = CONTENT_TYPES.find((one) => one.name === kind);
  try {
    if (kind === 'page') {
      const page = await lockPage(tx, recordId ?? 0);
      return await publishLocked(tx, { ...page, document: pageDocument.parse(document), revision }, note, by);
    }
    const [parsed, base] = [type?.parse(document), type?.parse(item.base)];
    if (!type || !parsed) throw new PlatformError(422, 'INVALID', 'This cannot be read.');
    if (!parsed.document) throw refuseFields(parsed.errors);
    await saveProposed(tx, type, { id: recordId, base: base?.document ?? null, document: parsed.document }, note, by);
    return [];
  } catch (error) {
    return refuseRecord(error, itemWords(item), type ?? null, document);
  }
}

/**
 * Locks the records of a release, by their numbers: an editor's form locks one before what several share, such as the
 * redirects, so whoever holds those may not wait for a record.
 */
async function lockRecords(tx: Db, items: readonly ReleaseItem[]): Promise<void> {
  const known = items.flatMap(({ kind, recordId }) => (recordId === null ? [] : [{ kind, recordId }]));
  const inOrder = known.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.recordId - b.recordId);
  for (const { kind, recordId } of inOrder) {
    const type = CONTENT_TYPES.find(({ name }) => name === kind);
    if (kind === 'page') await lockPage(tx, recordId);
    else if (type) await lockRecord(tx, type, recordId);
  }
}

/**
 * Publishes items in the order in which they can be: one may take the address that another one leaves. @returns the
 * cache tags to revalidate
 */
async function publishEach(tx: Db, release: Release, items: readonly ReleaseItem[], by: By): Promise<Set<string>> {
  const tags = new Set<string>();
  for (let left = items; left.length > 0;) {
    const refused: { readonly item: ReleaseItem; readonly error: PlatformError }[] = [];
    for (const item of left) {
      try {
        const own = await tx.transaction((part) => publishItem(part, release, item, by));
        for (const tag of own) tags.add(tag);
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        refused.push({ item, error });
      }
    }
    const [first] = refused;
    if (first && refused.length === left.length) throw first.error;
    left = refused.map(({ item }) => item);
  }
  return tags;
}

/** Identifies what is in a release: an item that is put in anew has another id. */
export const seenOf = (items: readonly Pick<ReleaseItem, 'id'>[]): string => items.map(({ id }) => id).join(' ');

/** Publishes all items or none, inside the transaction that locked the release. `seen` null takes them as they are. */
async function publishItems(tx: Db, release: Release, seen: string | null, by: By): Promise<void> {
  const items = await itemsOf(tx, release.id);
  if (seen !== null && seen !== seenOf(items))
    throw new PlatformError(422, 'CHANGED', 'What is in it has changed since you looked. Please look again.');
  if (items.length === 0) throw new PlatformError(422, 'INVALID', 'Nothing is in it yet.');
  await lockRecords(tx, items);
  const all = [...(await publishEach(tx, release, items, by))];
  await tx
    .update(releases)
    .set({ state: 'done', at: by.at, problem: '', userId: by.userId })
    .where(eq(releases.id, release.id));
  const change = { by, at: by.at, subject: 'release', id: String(release.id), name: release.name } as const;
  await recordChange(tx, { ...change, action: 'Published', before: {}, after: {} });
  for (let from = 0; from < all.length; from += MAX_TAGS)
    await queueRevalidate(tx, all.slice(from, from + MAX_TAGS), by.at);
}

/**
 * Publishes all items of a release, or none. `seen` is what its editor has seen in it. @throws PlatformError 404, 409,
 * 422
 */
export async function publishRelease(db: Db, id: number, seen: string | null, by: By): Promise<void> {
  await db.transaction(async (tx) => publishItems(tx, await lockRelease(tx, id), seen, by));
}

const isDue = (at: Date) => and(eq(releases.state, 'planned'), lte(releases.at, at));

/** Locks the next due release for this transaction. */
async function claimDue(tx: Db, at: Date): Promise<number | null> {
  const [due] = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(isDue(at))
    .orderBy(asc(releases.at), asc(releases.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return due?.id ?? null;
}

/** The editor who planned a release publishes it. */
async function plannerOf(tx: Db, { userId }: Release, at: Date): Promise<By> {
  const [user] = await tx
    .select({ name: editorName })
    .from(users)
    .where(eq(users.id, userId ?? 0));
  if (userId === null || !user)
    throw new PlatformError(422, 'NOBODY', 'Who planned it is not there any more. Please plan it again.');
  return { userId, name: user.name, at };
}

/** Stores why a release failed, for the editors who reschedule it. */
async function markFailed(db: Db, id: number, problem: string): Promise<void> {
  await db
    .update(releases)
    .set({ state: 'open', problem })
    .where(and(eq(releases.id, id), eq(releases.state, 'planned')));
}

/** Publishes the due releases, each completely or not at all. @returns their number */
export async function publishDue(db: Db, at: Date): Promise<number> {
  // Runs every second, mostly without result: no transaction for this check.
  const waiting = await db.select({ id: releases.id }).from(releases).where(isDue(at)).limit(1);
  if (waiting.length === 0) return 0;
  let published = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    let tried: number | null = null;
    try {
      const isOut = await db.transaction(async (tx) => {
        tried = await claimDue(tx, at);
        if (tried === null) return false;
        const release = await lockRelease(tx, tried);
        await publishItems(tx, release, null, await plannerOf(tx, release, at));
        return true;
      });
      if (!isOut) return published;
      published += 1;
    } catch (error) {
      if (!(error instanceof PlatformError) || tried === null) throw error;
      await markFailed(db, tried, error.message);
    }
  }
  return published;
}
