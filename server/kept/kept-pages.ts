import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { FinishedPages } from '../finished-pages.ts';
import { lifeOf, outgoingHeaders } from '../outgoing.ts';
import { UNTIL_HEADER } from '../page-life.ts';
import { send } from '../send.ts';

/** Heads of pages; the pages themselves are among the finished ones. */
const MOST_BYTES = 4 * 1024 * 1024;
/** What an entry takes beside its strings. */
const ENTRY_BYTES = 512;
/**
 * After something was published nothing is kept for so long: Next gives a page that it is making to everybody who asks
 * meanwhile, and it may have begun before.
 */
const SETTLING_MS = 1_000;
/** Of one sending, or nobody's business. */
const NOT_KEPT = ['content-encoding', 'content-length', 'connection', 'date', 'keep-alive', 'transfer-encoding'];

interface Kept {
  readonly page: string;
  readonly headers: OutgoingHttpHeaders;
  /** As Next said it, for what caches are told at the time. */
  readonly written: OutgoingHttpHeaders;
  /** Milliseconds since 1970; what is asked for again may still be shown until `staleUntil`. */
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** Somebody has gone to Next for the next one. */
  asked: boolean;
}

/** A page that is being sent: its hash among the finished ones, the head that is sent, and the one that Next wrote. */
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
 * Finished pages by their address and language (kept-key.ts), as a shared cache before this server would keep them, but
 * told of what is published: they are sent before the middleware and Next are entered. One visitor at a time asks Next
 * for the next one, the others get what is there for the seconds in stale-while-revalidate.
 */
export class KeptPages {
  readonly #finished: Options['finished'];
  readonly #seconds: number;
  readonly #kept = new LRUCache<string, Kept>({ maxSize: MOST_BYTES });
  #published = 0;
  #settled = 0;

  constructor({ finished, sharedCacheSeconds }: Options) {
    this.#finished = finished;
    this.#seconds = sharedCacheSeconds;
  }

  /** Answers with what is kept under a key; false when Next must be asked. */
  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const kept = this.#kept.get(key);
    const page = kept && this.#finished.find(kept.page);
    const now = Date.now();
    if (!page || now >= kept.staleUntil || (now >= kept.freshUntil && !kept.asked)) return false;
    const changes = outgoingHeaders(kept.written, { seconds: this.#seconds, now });
    const headers = { ...kept.headers, 'cache-control': changes['Cache-Control'] ?? undefined };
    send(request, response, { body: page.html, headers, etag: page.etag, packed: true }).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
    return true;
  }

  /** Next is asked for the page of a key: what is returned keeps it. */
  ask(key: string, response: ServerResponse): (sent: Sent) => void {
    const before = this.#kept.peek(key);
    if (before) before.asked = true;
    // Whatever came in its place: an error, a redirect, nothing at all.
    response.once('close', () => {
      if (before && this.#kept.peek(key) === before) this.#kept.delete(key);
    });
    const published = this.#published;
    return (sent) => {
      if (published === this.#published && Date.now() >= this.#settled) this.#keep(key, sent);
    };
  }

  /** Something was published: all that was made before may be out of date. */
  clear(): void {
    this.#published += 1;
    this.#settled = Date.now() + SETTLING_MS;
    this.#kept.clear();
  }

  #keep(key: string, { page, headers: sent, written }: Sent): void {
    const now = Date.now();
    const life = lifeOf(written, { seconds: this.#seconds, now });
    if (life === null || sent['set-cookie'] !== undefined) return;
    const headers = {
      ...Object.fromEntries(Object.entries(sent).filter(([name]) => !NOT_KEPT.includes(name))),
      'x-nextjs-cache': 'HIT',
    };
    const kept = {
      page,
      headers,
      written: { 'cache-control': written['cache-control'], [UNTIL_HEADER]: written[UNTIL_HEADER] },
      freshUntil: now + life.fresh,
      staleUntil: now + life.stale,
      asked: false,
    };
    this.#kept.set(key, kept, { size: (key.length + JSON.stringify(headers).length) * 2 + ENTRY_BYTES });
  }
}
