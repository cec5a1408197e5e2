import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { releaseItems, releases } from '../../db/schema/content/releases';
import { recordChange } from '../../services/site/change-log';
import { isRecord } from '../form/paths';
import { type By, type Release, type ReleaseItem, itemsOf, removeItem } from './release-store';

/**
 * The release of an item of this kind that is not out; null if it is, or was removed. A form names its item, and
 * whoever may send it may not change every kind.
 */
export async function releaseOf(db: Db, item: number, kind: string): Promise<number | null> {
  const [row] = await db
    .select({ id: releases.id })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(and(eq(releaseItems.id, item), eq(releaseItems.kind, kind), ne(releases.state, 'done')));
  return row?.id ?? null;
}

/**
 * Takes an item out of a locked release; `wordsOf` names it. What was typed into a record may be nowhere else, so the
 * log keeps it; a page has its draft.
 */
export async function takeOut(
  tx: Db,
  release: Release,
  id: number,
  wordsOf: (item: ReleaseItem) => string,
  by: By,
): Promise<void> {
  const item = (await itemsOf(tx, release.id)).find((one) => one.id === id);
  if (!item) return;
  const without = isRecord(item.base) ? item.base : {};
  const values = item.kind === 'page' ? { before: {}, after: {} } : { before: item.document, after: without };
  const change = { by, at: by.at, subject: 'release', id: String(release.id), name: release.name } as const;
  await recordChange(tx, { ...change, action: `Left out ${wordsOf(item)}`, ...values });
  await removeItem(tx, release, id, by);
}
