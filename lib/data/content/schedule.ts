import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheLife, cacheTag } from 'next/cache';
import { KEEP_SECONDS, REVALIDATE_SECONDS } from '../../config/constants';
import type { Shown } from '../../domain/content/schedule';
import type { EndsAt } from '../cached-read';
import { untilTag } from '../tags';

const SECOND_MS = 1000;
/** Maximum number of consecutive boundaries, less than a second apart, that a read waits for. */
const MAX_WAITS = 3;

/**
 * The content to show now, selected by `look`. Call it in a cached read, whose `endsAt` it tells the next boundary: the
 * cache entry then expires no later, and the finished page has that time as a tag, from which
 * server/pages/page-cache.ts knows when to stop serving it.
 */
export async function scheduled<Found extends Shown>(look: (at: number) => Found, endsAt: EndsAt): Promise<Found> {
  let now = Date.now();
  let shown = look(now);
  // A lifetime below one second would make the page dynamic, so wait for a boundary this close.
  for (let waits = 0; waits < MAX_WAITS && shown.until !== null && shown.until - now < SECOND_MS; waits += 1) {
    await sleep(shown.until - now);
    now = Math.max(Date.now(), shown.until);
    shown = look(now);
  }
  if (shown.until !== null) {
    endsAt(shown.until);
    const seconds = Math.max(1, Math.min(REVALIDATE_SECONDS, Math.floor((shown.until - now) / SECOND_MS)));
    cacheLife({ stale: REVALIDATE_SECONDS, revalidate: seconds, expire: KEEP_SECONDS });
    cacheTag(untilTag(shown.until));
  }
  return shown;
}
