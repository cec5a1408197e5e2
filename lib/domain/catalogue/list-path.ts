import { parsePageNumber } from './paging';

export interface ListPath {
  /** Url of a group; null for all. */
  readonly group: string | null;
  /** From 1. */
  readonly page: number;
}

/**
 * Parses the path of a paged list below /shop or /blog (specification 1, section 2): nothing, `page/{n}`, `{group}` or
 * `{group}/{n}`, where a group's url may have several segments. Takes decoded segments. Null for anything else; page 1
 * has no suffix.
 */
export function parseListPath(segments: readonly string[]): ListPath | null {
  const last = segments.at(-1);
  if (last === undefined) return { group: null, page: 1 };
  const numbered = /^\d+$/.test(last) && segments.length > 1;
  const page = numbered ? parsePageNumber(last) : 1;
  if (page === null) return null;
  const rest = numbered ? segments.slice(0, -1) : segments;
  if (rest.length === 1 && rest[0] === 'page') return numbered ? { group: null, page } : null;
  return { group: rest.join('/'), page };
}

/** Canonical path of a list's first page: /shop for /shop/page/1. Null for any other path. */
export function firstPageMoved(pathname: string): string | null {
  const [, list = '', group] = /^(\/(?:shop|blog))\/(.+)\/1$/.exec(pathname) ?? [];
  if (group === undefined) return null;
  return group === 'page' ? list : `${list}/${group}`;
}

/** Decodes a path segment; null when its encoding is invalid. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
