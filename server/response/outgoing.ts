import type { OutgoingHttpHeaders } from 'node:http';
import { FILE_LENGTH } from '../../lib/config/file-length.ts';
import type { HeaderChanges } from './patch-response.ts';
import { UNTIL_HEADER } from '../pages/page-life.ts';

/** Next's Cache-Control of a finished page: fresh as long as its data, then stale-while-revalidate up to a day. */
const OF_NEXT = /^s-maxage=(\d+)(?:, stale-while-revalidate=\d+)?$/;
/** Seconds of stale-while-revalidate and stale-if-error. */
const STALE_WHILE_REVALIDATE = 10;
const STALE_IF_ERROR = 86_400;
/** Caches count whole seconds, so a max-age of one can last nearly two. */
const ROUNDING = 1;

interface Limits {
  /** Seconds that a shared cache may use a page without revalidating, since it gets no notification of changes. */
  readonly seconds: number;
  /** Milliseconds until scheduled content makes the page stale; null if nothing will. */
  readonly left: number | null;
}

interface Life {
  /** Seconds of freshness. */
  readonly fresh: number;
  /** Seconds after that until it must not be served. */
  readonly after: number;
}

/** Null for responses that shared caches do not store, or for which a route sets its own lifetime. */
function sharedLife(cacheControl: string, { seconds, left }: Limits): Life | null {
  const [, ofReads] = OF_NEXT.exec(cacheControl) ?? [];
  if (ofReads === undefined) return null;
  const whole = left === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(left / 1000) - ROUNDING);
  const fresh = Math.min(Number(ofReads), seconds, whole);
  return { fresh, after: whole - fresh };
}

/** Milliseconds until scheduled content makes a page stale; null if never. */
function leftOf(headers: OutgoingHttpHeaders, now: number): number | null {
  const until = Number(headers[UNTIL_HEADER] ?? Number.NaN);
  return Number.isNaN(until) ? null : until - now;
}

/**
 * How long this server may reuse a page, in milliseconds: fresh, and stale while revalidating. Null for responses that
 * shared caches do not store.
 */
export function lifeOf(
  headers: OutgoingHttpHeaders,
  { seconds, now }: { readonly seconds: number; readonly now: number },
): { readonly fresh: number; readonly stale: number } | null {
  const left = leftOf(headers, now);
  const life = sharedLife(String(headers['cache-control'] ?? ''), { seconds, left });
  if (life === null) return null;
  const stale = life.fresh + Math.min(STALE_WHILE_REVALIDATE, life.after);
  return { fresh: life.fresh * 1000, stale: Math.min(stale * 1000, left ?? Number.POSITIVE_INFINITY) };
}

/**
 * Cache-Control of a public page for the caches in front of the storefront. Content is never shown past its scheduled
 * end, not even in an outage.
 */
export function cacheControlFor(cacheControl: string, limits: Limits): string {
  const life = sharedLife(cacheControl, limits);
  if (life === null) return cacheControl;
  const { fresh, after } = life;
  if (after <= 0) return `s-maxage=${fresh}`;
  const [whileAsking, onError] = [Math.min(STALE_WHILE_REVALIDATE, after), Math.min(STALE_IF_ERROR, after)];
  return `s-maxage=${fresh}, stale-while-revalidate=${whileAsking}, stale-if-error=${onError}`;
}

/** Internal headers between Next and this server, which clients must not see. */
const OURS = { [UNTIL_HEADER]: null, [FILE_LENGTH]: null, 'x-middleware-rewrite': null };

/** Cached pages are for requests without a session. The middleware sets Vary too, but Next overwrites it. */
function varyOf(vary: string): string {
  if (/\bcookie\b/i.test(vary)) return vary;
  return vary === '' ? 'Cookie' : `${vary}, Cookie`;
}

/** Finishes the headers: sets caching and a file's length, and removes internal headers. */
export function outgoingHeaders(
  headers: OutgoingHttpHeaders,
  { seconds, now }: { readonly seconds: number; readonly now: number },
): HeaderChanges {
  const { [FILE_LENGTH]: ofFile, 'content-length': known, 'cache-control': cacheControl } = headers;
  const length: HeaderChanges = ofFile !== undefined && known === undefined ? { 'Content-Length': String(ofFile) } : {};
  if (typeof cacheControl !== 'string') return { ...OURS, ...length };
  return {
    ...OURS,
    ...length,
    'Cache-Control': cacheControlFor(cacheControl, { seconds, left: leftOf(headers, now) }),
    ...(cacheControl.includes('s-maxage=') && { Vary: varyOf(String(headers.vary ?? '')) }),
  };
}
