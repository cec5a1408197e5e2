import type { ServerResponse } from 'node:http';
import { UNTIL_HEADER } from './page-life.ts';

/** What Next says of a finished page: fresh as long as its reads, then shown once more while it is made anew, up to a day. */
const OF_NEXT = /^s-maxage=(\d+)(?:, stale-while-revalidate=\d+)?$/;
/** Seconds that a page may be shown once more while it is asked for, and in which it may stand in when no storefront answers. */
const WHILE_ASKING = 10;
const WHEN_NOTHING_ANSWERS = 86_400;
/** Caches count whole seconds, so a page kept for one can be kept for nearly two. */
const ROUNDING = 1;

interface Limits {
  /** Seconds that a cache may keep a page without asking: it hears of no change, while Next keeps a page until it is told. */
  readonly seconds: number;
  /** Milliseconds until the page stops being right; null for one that does not. */
  readonly left: number | null;
}

/** Cache-Control of a public page for the caches before the storefront. Nothing is shown beyond its moment, not even in an outage. */
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

/** Says so on the way out, and keeps the page's moment to itself. */
export function limitSharedCaches(response: ServerResponse, seconds: number): void {
  const { writeHead } = response;
  Object.assign(response, {
    writeHead(...args: unknown[]) {
      const until = Number(response.getHeader(UNTIL_HEADER) ?? Number.NaN);
      const cacheControl = response.getHeader('Cache-Control');
      response.removeHeader(UNTIL_HEADER);
      if (typeof cacheControl === 'string') {
        response.setHeader(
          'Cache-Control',
          cacheControlFor(cacheControl, { seconds, left: Number.isNaN(until) ? null : until - Date.now() }),
        );
      }
      return Reflect.apply(writeHead, response, args);
    },
  });
}
