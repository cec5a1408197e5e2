/**
 * From the page cache to the response: until when a finished page is right, in milliseconds. Never leaves the server:
 * see outgoing.ts.
 */
export const UNTIL_HEADER = 'x-stockist-until';

const TAGS_HEADER = 'x-next-cache-tags';

/**
 * The earliest moment among a page's tags (lib/data/tags.ts, untilTag) at which it stops being right; null for none.
 */
export function untilOf(headers: Readonly<Record<string, unknown>> | undefined): number | null {
  const tags = headers?.[TAGS_HEADER];
  if (typeof tags !== 'string') return null;
  const moments = tags
    .split(',')
    .map((tag) => Number(/^until:(\d{1,15})$/.exec(tag.trim())?.[1] ?? Number.NaN))
    .filter((moment) => !Number.isNaN(moment));
  return moments.length > 0 ? Math.min(...moments) : null;
}
