import { createRequire } from 'node:module';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { UNTIL_HEADER, untilOf } from './page-life.ts';

/*
 * Next serves a finished page that has become stale once more while it makes the next one. For a page with scheduled content that
 * would be wrong at the moment it counts: from its boundary on, such a page is made anew before anybody gets it. And shortly before
 * it none is made: it would be one of before, and whoever comes while it is made is given the one before that, also past the boundary.
 */

type Entry = Awaited<ReturnType<FileSystemCache['get']>>;
type SetArguments = Parameters<FileSystemCache['set']>;

const require = createRequire(import.meta.url);
const { default: NextCache } = require('next/dist/server/lib/incremental-cache/file-system-cache') as {
  default: typeof FileSystemCache;
};

/** Next's way of saying that an entry has expired: the one who asks waits for the next one. */
const EXPIRED = -1;
/** Longer than it takes to make a page. */
const SHORTLY_MS = 10_000;

function headersOf(value: SetArguments[1]) {
  return value && 'headers' in value ? value.headers : undefined;
}

/** Next's own cache of finished pages, on disk and in memory, which minds when a page stops being right (next.config.ts). */
export default class PageCache extends NextCache {
  override async get(...args: Parameters<FileSystemCache['get']>): Promise<Entry> {
    const entry = await super.get(...args);
    const until = untilOf(headersOf(entry?.value ?? null));
    if (!entry || until === null || entry.lastModified === EXPIRED) return entry;
    const now = Date.now();
    if (until <= now) return { ...entry, lastModified: EXPIRED };
    return until - now <= SHORTLY_MS ? { ...entry, lastModified: now } : entry;
  }

  override async set(...[key, data, context]: SetArguments): Promise<void> {
    const headers = headersOf(data);
    const until = untilOf(headers);
    // The response is written from this very object, also for those who waited for the same page.
    if (headers && until !== null) headers[UNTIL_HEADER] = String(until);
    await super.set(key, data, context);
  }
}
