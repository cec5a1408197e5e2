/**
 * Internal header from the page cache to the response: when a finished page becomes stale, in milliseconds since 1970.
 * outgoing.ts removes it.
 */
export const UNTIL_HEADER = 'x-stockist-until';

/** Next's header with the tags of a page's reads. */
const TAGS_HEADER = 'x-next-cache-tags';

/** The earliest expiry among a page's tags (lib/data/tags.ts, untilTag); null if it has none. */
export function untilOf(headers: Readonly<Record<string, unknown>> | undefined): number | null {
  const tags = headers?.[TAGS_HEADER];
  if (typeof tags !== 'string') return null;
  const moments = tags
    .split(',')
    .map((tag) => Number(/^until:(\d{1,15})$/.exec(tag.trim())?.[1] ?? Number.NaN))
    .filter((moment) => !Number.isNaN(moment));
  return moments.length > 0 ? Math.min(...moments) : null;
}
