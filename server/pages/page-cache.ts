import { createRequire } from 'node:module';
import { join } from 'node:path';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import type { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external';
import { meter } from '../../lib/config/meter.ts';
import { PageFolder } from './page-folder.ts';
import { UNTIL_HEADER, untilOf } from './page-life.ts';

/*
 * Next stores everything it renders on disk, indefinitely: also the 404 of every made-up address. This cache stores
 * only complete pages, within a size limit. Pages that are rendered for each request never come here
 * (PER_REQUEST_AGENT in lib/config/constants.ts).
 *
 * Next also serves a stale page while it renders the next one. That would be wrong for scheduled content: after its
 * boundary, a page is rendered again before it is served. No page is rendered shortly before the boundary, since
 * requests during the rendering would get the older page even after the boundary.
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
/** Next's record of how long each key is fresh, which Next never prunes. */
const { SharedCacheControls } = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external') as {
  SharedCacheControls: { cacheControls: Map<string, unknown> };
};

/** Next's marker of an expired entry: the request then waits for a new rendering. */
const EXPIRED = -1;
/** Longer than rendering a page takes. */
const SHORTLY_MS = 10_000;
/** The folder of finished pages in Next's build. */
const FOLDER = 'route-cache';
const MEGABYTE = 1024 * 1024;
/** Validated in lib/config/env. */
const MAX_ON_DISK = Number(process.env.PAGES_DISK_MB || 512) * MEGABYTE;

/** Next creates a cache object per request; the folder is shared by all of them. */
let folder: PageFolder | null = null;

function headersOf(value: SetArguments[1]) {
  return value && 'headers' in value ? value.headers : undefined;
}

/** True for a page that exists and is finished: no static part of one that reads the request. No status means 200. */
function isCacheable(value: Value): boolean {
  if ('postponed' in value && value.postponed !== undefined) return false;
  return !('status' in value) || value.status === undefined || value.status === 200;
}

/**
 * False for a page that could have been dynamic: Next writes it completely, but without its router data, and then
 * cannot read it.
 */
function isWhole(value: Value): boolean {
  return 'rscData' in value && value.rscData !== undefined;
}

/** A process that writes no pages must read none: those on disk may belong to another process, or another shop. */
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

/** False in the middleware, for which Next creates an empty cache. */
function hasFolder({ serverDistDir }: Partial<Context>): boolean {
  return serverDistDir !== undefined;
}

/** Next's own cache of finished pages, on disk and in memory, limited as described above (set in next.config.ts). */
export default class PageCache extends NextCache {
  readonly #memoryBytes: number;

  constructor(context: Context) {
    const keepsPages = context.flushToDisk && hasFolder(context);
    super(keepsPages || !hasFolder(context) ? context : withoutPages(context));
    this.#memoryBytes = context.maxMemoryCacheSize ?? 0;
    if (keepsPages) folder ??= new PageFolder(join(context.serverDistDir, FOLDER), MAX_ON_DISK);
  }

  override async get(...args: Parameters<FileSystemCache['get']>): Promise<Entry> {
    const [key] = args;
    await folder?.ready();
    folder?.used(pageOf(key));
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
    // The response is written from this object, also for concurrent requests of the same page.
    if (headers && until !== null) headers[UNTIL_HEADER] = String(until);
    await folder?.ready();
    if (data && !isCacheable(data)) return this.#forget(key);
    const isPage = data !== null && isWhole(data) && !context.fetchCache;
    if (isPage) meter()?.pageRendered(this.#has(key) ? 'again' : 'first');
    await super.set(key, data, isPage ? { ...context, isRoutePPREnabled: false } : context);
    await folder?.written(pageOf(key));
  }

  #has(key: string): boolean {
    const inMemory = this.#memoryBytes > 0 && memory.getMemoryCache(this.#memoryBytes).has(key);
    return inMemory || folder?.has(pageOf(key)) === true;
  }

  /** Also deletes what is stored under a key when the page no longer exists. */
  async #forget(key: string): Promise<void> {
    if (this.#memoryBytes > 0) memory.getMemoryCache(this.#memoryBytes).remove(key);
    SharedCacheControls.cacheControls.delete(key);
    await folder?.remove(pageOf(key));
  }
}

/** A key is a path in Next's build that starts with the folder. */
function pageOf(key: string): string {
  return key.slice(`/${FOLDER}/`.length);
}
