import type { Db } from '../../db/client';
import { recordChange } from '../../services/site/change-log';
import type { By } from '../content/content-history';
import { isRecord } from '../form/paths';
import { itemsOf, lockRelease, removeItem } from '../store/release-store';
import { itemWords } from './item-words';

/**
 * Takes an item out of a release. What was typed into a record is nowhere else, so the log keeps it; a page has its
 * draft. @throws PlatformError 404, 409
 */
export async function leaveOut(db: Db, releaseId: number, id: number, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const release = await lockRelease(tx, releaseId);
    const item = (await itemsOf(tx, releaseId)).find((one) => one.id === id);
    if (!item) return;
    const without = isRecord(item.base) ? item.base : {};
    const values = item.kind === 'page' ? { before: {}, after: {} } : { before: item.document, after: without };
    const change = { by, at: by.at, subject: 'release', id: String(releaseId), name: release.name } as const;
    await recordChange(tx, { ...change, action: `Left out ${itemWords(item)}`, ...values });
    await removeItem(tx, release, id, by);
  });
}
