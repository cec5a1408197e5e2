import type { ServerResponse } from 'node:http';

/** From the page cache to the response: until when a finished page is right, in milliseconds. Never leaves the server. */
export const UNTIL_HEADER = 'x-stockist-until';

const TAGS_HEADER = 'x-next-cache-tags';

/** The earliest moment among a page's tags (lib/data/tags.ts, untilTag) at which it stops being right; null for none. */
export function untilOf(headers: Readonly<Record<string, unknown>> | undefined): number | null {
  const tags = headers?.[TAGS_HEADER];
  if (typeof tags !== 'string') return null;
  const moments = tags.split(',').map((tag) => Number(/^until:(\d{1,15})$/.exec(tag.trim())?.[1] ?? Number.NaN)).filter((moment) => !Number.isNaN(moment));
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Cache-Control for a page that is right until a moment: no shared cache keeps it longer, or shows it once more while it asks. */
export function cacheControlUntil(cacheControl: string, until: number, now: number): string {
  const fresh = /s-maxage=(\d+)/.exec(cacheControl)?.[1];
  if (fresh === undefined) return cacheControl;
  const left = Math.max(0, Math.floor((until - now) / 1000));
  return `s-maxage=${Math.min(Number(fresh), left)}`;
}

/** Shortens what caches before the storefront may do with a page whose content changes at a known moment. */
export function endAtBoundary(response: ServerResponse): void {
  const { writeHead } = response;
  Object.assign(response, {
    writeHead(...args: unknown[]) {
      const until = Number(response.getHeader(UNTIL_HEADER) ?? Number.NaN);
      response.removeHeader(UNTIL_HEADER);
      if (!Number.isNaN(until)) {
        response.setHeader('Cache-Control', cacheControlUntil(String(response.getHeader('Cache-Control') ?? ''), until, Date.now()));
      }
      return Reflect.apply(writeHead, response, args);
    },
  });
}
