import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import type { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external';
import { PageFolder } from './page-folder.ts';
import { UNTIL_HEADER, untilOf } from './page-life.ts';

/*
 * Next keeps whatever it made, on disk for good: also the 404 of each address that somebody makes up, and the first
 * half of each page that is made for one person. Here only whole pages are kept, as many as fit.
 *
 * And it serves a finished page that has become stale once more while it makes the next one. For a page with scheduled
 * content that would be wrong at the moment it counts: from its boundary on, such a page is made anew before anybody
 * gets it. And shortly before it none is made: it would be one of before, and whoever comes while it is made is given
 * the one before that, also past the boundary.
 */

type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Entry = Awaited<ReturnType<FileSystemCache['get']>>;
type SetArguments = Parameters<FileSystemCache['set']>;
type Value = NonNullable<SetArguments[1]>;

const require = createRequire(import.meta.url);
const { default: NextCache } = require('next/dist/server/lib/incremental-cache/file-system-cache') as {
  default: typeof FileSystemCache;
};
const memory = require('next/dist/server/lib/incremental-cache/memory-cache.external') as {
  getMemoryCache: typeof getMemoryCache;
};
/** How long each address is fresh, by its key: Next's note of it, which it never forgets by itself. */
const { SharedCacheControls } = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external') as {
  SharedCacheControls: { cacheControls: Map<string, unknown> };
};

/** Next's way of saying that an entry has expired: the one who asks waits for the next one. */
const EXPIRED = -1;
/** Longer than it takes to make a page. */
const SHORTLY_MS = 10_000;
/** Next's folder in its build. */
const FOLDER = 'route-cache';
const MEGABYTE = 1024 * 1024;
/** Checked in lib/config/env. */
const MOST_ON_DISK = Number(process.env.PAGES_DISK_MB || 512) * MEGABYTE;
/**
 * First halves, in memory. A page for one person has a small one, which saves making it; a search's is large and hardly
 * asked for twice.
 */
const MOST_OF_HALVES = 8 * MEGABYTE;
const LARGEST_HALF = 32 * 1024;

/**
 * The view for a form that was sent without scripts (lib/i18n/view.ts): with a page of it in the cache, Next loses what
 * the form's answer says.
 */
const SENT = /~sent(?:\/|$)/;

/** Next makes a cache per request: this is what they share. */
let folder: PageFolder | null = null;
const halves = new LRUCache<string, NonNullable<Entry>>({
  maxSize: MOST_OF_HALVES,
  maxEntrySize: LARGEST_HALF,
  sizeCalculation: ({ value }, key) => key.length + sizeOf(value),
});

function sizeOf(value: Value | null): number {
  if (value === null || !('segmentData' in value)) return 1;
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  return value.html.length + (value.postponed?.length ?? 0) + (value.rscData?.length ?? 0) + segments + 1;
}

function headersOf(value: SetArguments[1]) {
  return value && 'headers' in value ? value.headers : undefined;
}

/** A page that is whole and there. The status of one that was made without a word about it is 200. */
function isKept(value: Value): boolean {
  return !('status' in value) || value.status === undefined || value.status === 200;
}

function isHalf(value: Value): boolean {
  return 'postponed' in value && value.postponed !== undefined;
}

/**
 * Next writes a whole page without its data for the router where it could have been half a one, and then cannot read
 * it.
 */
function isWhole(value: Value): boolean {
  return 'rscData' in value && value.rscData !== undefined;
}

/** A process that writes no pages reads none either: they would be another one's, perhaps of another shop. */
function withoutPages(context: Context): Context {
  const { fs, serverDistDir } = context;
  const pages = join(serverDistDir, FOLDER);
  const isPage = (path: unknown): boolean => typeof path === 'string' && path.startsWith(pages);
  const readFile = (async (...args: Parameters<typeof fs.readFile>) => {
    if (isPage(args[0])) throw new Error('Pages are not kept on disk.');
    return fs.readFile(...args);
  }) as typeof fs.readFile;
  return { ...context, fs: { ...fs, readFile, existsSync: (path) => !isPage(path) && fs.existsSync(path) } };
}

/** False in the middleware, for which Next makes a cache as well, with nothing in it. */
function hasFolder({ serverDistDir }: Partial<Context>): boolean {
  return serverDistDir !== undefined;
}

/**
 * Next's own cache of finished pages, on disk and in memory, which minds what is kept and when a page stops being right
 * (next.config.ts).
 */
export default class PageCache extends NextCache {
  readonly #memoryBytes: number;

  constructor(context: Context) {
    const keepsPages = context.flushToDisk && hasFolder(context);
    super(keepsPages || !hasFolder(context) ? context : withoutPages(context));
    this.#memoryBytes = context.maxMemoryCacheSize ?? 0;
    if (keepsPages) folder ??= new PageFolder(join(context.serverDistDir, FOLDER), MOST_ON_DISK);
  }

  override async get(...args: Parameters<FileSystemCache['get']>): Promise<Entry> {
    const [key] = args;
    await folder?.ready();
    folder?.used(pageOf(key));
    const entry = halves.get(key) ?? (await super.get(...args));
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
    if (SENT.test(key)) return;
    await folder?.ready();
    if (data && !isKept(data)) return this.#forget(key);
    if (data && isHalf(data)) {
      halves.set(key, {
        value: data,
        lastModified: Date.now(),
        cacheControl: 'cacheControl' in context ? context.cacheControl : undefined,
      });
      if (!halves.has(key)) await this.#forget(key);
      return;
    }
    await super.set(
      key,
      data,
      data && isWhole(data) && !context.fetchCache ? { ...context, isRoutePPREnabled: false } : context,
    );
    await folder?.written(pageOf(key));
  }

  /** What was kept under a key, too: the page is gone. */
  async #forget(key: string): Promise<void> {
    halves.delete(key);
    if (this.#memoryBytes > 0) memory.getMemoryCache(this.#memoryBytes).remove(key);
    SharedCacheControls.cacheControls.delete(key);
    await folder?.remove(pageOf(key));
  }
}

/** A key is a path below Next's build, beginning with the folder. */
function pageOf(key: string): string {
  return key.slice(`/${FOLDER}/`.length);
}
