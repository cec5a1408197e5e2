import type { Db } from '../../db/client';
import type { By } from '../content/content-history';
import { lockRelease } from '../store/release-store';
import { takeOut } from '../store/take-out';
import { itemWords } from './item-words';

/** Takes an item out of a release. @throws PlatformError 404, 409 */
export async function leaveOut(db: Db, releaseId: number, id: number, by: By): Promise<void> {
  await db.transaction(async (tx) => takeOut(tx, await lockRelease(tx, releaseId), id, itemWords, by));
}
