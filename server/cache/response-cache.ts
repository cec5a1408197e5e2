import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { meter } from '../../lib/config/meter.ts';
import type { FinishedPages } from '../pages/finished-pages.ts';
import { lifeOf, outgoingHeaders } from '../response/outgoing.ts';
import { UNTIL_HEADER } from '../pages/page-life.ts';
import { send } from '../response/send.ts';

/** Limit for headers; the pages themselves are in FinishedPages. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Estimated size of an entry in addition to its strings. */
const ENTRY_BYTES = 512;
/**
 * How long nothing is cached after a publication: Next may still respond to concurrent requests with a page whose
 * rendering began before it.
 */
const SETTLING_MS = 1_000;
/** Headers that belong to a single response. */
const NOT_CACHED = ['content-encoding', 'content-length', 'connection', 'date', 'keep-alive', 'transfer-encoding'];

interface Entry {
  readonly page: string;
  readonly headers: OutgoingHttpHeaders;
  /** Next's own headers, from which Cache-Control is computed for each response. */
  readonly written: OutgoingHttpHeaders;
  /** Milliseconds since 1970. A stale page is served while it is revalidated, until `staleUntil`. */
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** True while a request is revalidating it. */
  revalidating: boolean;
}

/** A page being sent: its hash in FinishedPages, the headers sent, and Next's original headers. */
export interface Sent {
  readonly page: string;
  readonly headers: OutgoingHttpHeaders;
  readonly written: OutgoingHttpHeaders;
}

interface Options {
  readonly finished: Pick<FinishedPages, 'find'>;
  readonly sharedCacheSeconds: number;
}

/**
 * Caches public pages by address and language (cache-key.ts) like a shared proxy, but is cleared by a publication. A
 * hit reaches neither the middleware nor Next. One request at a time revalidates a stale page; others get the stale
 * page during stale-while-revalidate.
 */
export class ResponseCache {
  readonly #finished: Options['finished'];
  readonly #seconds: number;
  readonly #entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES });
  #published = 0;
  #settled = 0;

  constructor({ finished, sharedCacheSeconds }: Options) {
    this.#finished = finished;
    this.#seconds = sharedCacheSeconds;
  }

  /** Responds from the cache; returns false if Next must handle the request. */
  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#entries.get(key);
    const page = entry && this.#finished.find(entry.page);
    const now = Date.now();
    if (!page || now >= entry.staleUntil || (now >= entry.freshUntil && !entry.revalidating)) return false;
    meter()?.cachedPage(now < entry.freshUntil ? 'hit' : 'stale');
    const changes = outgoingHeaders(entry.written, { seconds: this.#seconds, now });
    const headers = { ...entry.headers, 'cache-control': changes['Cache-Control'] ?? undefined };
    send(request, response, { body: page.html, headers, etag: page.etag, packed: true }).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
    return true;
  }

  /** Call it when Next handles a request for the key's page: the returned function caches the response. */
  ask(key: string, response: ServerResponse): (sent: Sent) => void {
    const before = this.#entries.peek(key);
    meter()?.cachedPage(before ? 'renewed' : 'miss');
    if (before) before.revalidating = true;
    // The response was not cached: an error, a redirect, or an aborted one.
    response.once('close', () => {
      if (before && this.#entries.peek(key) === before) this.#entries.delete(key);
    });
    const published = this.#published;
    return (sent) => {
      if (published === this.#published && Date.now() >= this.#settled) this.#store(key, sent);
    };
  }

  /** Call it after a publication: everything cached may be stale. */
  clear(): void {
    this.#published += 1;
    this.#settled = Date.now() + SETTLING_MS;
    this.#entries.clear();
  }

  #store(key: string, { page, headers: sent, written }: Sent): void {
    const now = Date.now();
    const life = lifeOf(written, { seconds: this.#seconds, now });
    if (life === null || sent['set-cookie'] !== undefined) return;
    const headers = {
      ...Object.fromEntries(Object.entries(sent).filter(([name]) => !NOT_CACHED.includes(name))),
      'x-nextjs-cache': 'HIT',
    };
    const entry = {
      page,
      headers,
      written: { 'cache-control': written['cache-control'], [UNTIL_HEADER]: written[UNTIL_HEADER] },
      freshUntil: now + life.fresh,
      staleUntil: now + life.stale,
      revalidating: false,
    };
    this.#entries.set(key, entry, { size: (key.length + JSON.stringify(headers).length) * 2 + ENTRY_BYTES });
  }
}
