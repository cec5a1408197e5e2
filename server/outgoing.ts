import type { OutgoingHttpHeaders } from 'node:http';
import type { HeaderChanges } from './hold.ts';
import { UNTIL_HEADER } from './page-life.ts';

/**
 * What Next says of a finished page: fresh as long as its reads, then shown once more while it is made anew, up to a
 * day.
 */
const OF_NEXT = /^s-maxage=(\d+)(?:, stale-while-revalidate=\d+)?$/;
/**
 * Seconds that a page may be shown once more while it is asked for, and in which it may stand in when no storefront
 * answers.
 */
const WHILE_ASKING = 10;
const WHEN_NOTHING_ANSWERS = 86_400;
/** Caches count whole seconds, so a page kept for one can be kept for nearly two. */
const ROUNDING = 1;

interface Limits {
  /**
   * Seconds that a cache may keep a page without asking: it hears of no change, while Next keeps a page until it is
   * told.
   */
  readonly seconds: number;
  /** Milliseconds until the page stops being right; null for one that does not. */
  readonly left: number | null;
}

/**
 * Cache-Control of a public page for the caches before the storefront. Nothing is shown beyond its moment, not even in
 * an outage.
 */
export function cacheControlFor(cacheControl: string, { seconds, left }: Limits): string {
  const [, ofReads] = OF_NEXT.exec(cacheControl) ?? [];
  if (ofReads === undefined) return cacheControl;
  const whole = left === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(left / 1000) - ROUNDING);
  const fresh = Math.min(Number(ofReads), seconds, whole);
  const after = whole - fresh;
  const stale =
    after > 0
      ? `, stale-while-revalidate=${Math.min(WHILE_ASKING, after)}, stale-if-error=${Math.min(WHEN_NOTHING_ANSWERS, after)}`
      : '';
  return `s-maxage=${fresh}${stale}`;
}

/** What is between Next and this server: until when a page is right, and the view that it was made in. */
const OURS = { [UNTIL_HEADER]: null, 'x-middleware-rewrite': null };

/** A page in a shared cache is for those without a session: the middleware says so, and Next writes its own Vary over it. */
function varyOf(vary: string): string {
  if (/\bcookie\b/i.test(vary)) return vary;
  return vary === '' ? 'Cookie' : `${vary}, Cookie`;
}

/** The last word on a head: how long caches may keep it and for whom, without what is nobody else's. */
export function outgoingHeaders(
  headers: OutgoingHttpHeaders,
  { seconds, now }: { readonly seconds: number; readonly now: number },
): HeaderChanges {
  const cacheControl = headers['cache-control'];
  if (typeof cacheControl !== 'string') return OURS;
  const until = Number(headers[UNTIL_HEADER] ?? Number.NaN);
  const left = Number.isNaN(until) ? null : until - now;
  return {
    ...OURS,
    'Cache-Control': cacheControlFor(cacheControl, { seconds, left }),
    ...(cacheControl.includes('s-maxage=') && { Vary: varyOf(String(headers.vary ?? '')) }),
  };
}
