export type PageItem = { kind: 'page'; page: number; current: boolean; near: boolean } | { kind: 'gap'; after: number };

/**
 * Items of a pager (specification 1, section 2): the pages around the current one, the first and the last, with gaps between.
 * `near` marks what stays on small screens. Empty when there is only one page.
 */
export function pageItems(current: number, count: number, reach = 2): PageItem[] {
  if (count <= 1) return [];
  const pages = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= reach,
  );
  return pages.flatMap((page, index): PageItem[] => {
    const item: PageItem = { kind: 'page', page, current: page === current, near: Math.abs(page - current) <= 1 };
    const previous = pages[index - 1];
    return previous !== undefined && page - previous > 1 ? [{ kind: 'gap', after: previous }, item] : [item];
  });
}

/** A page number from an address: a whole number from 2 up. Null for anything else, since page 1 has no suffix. */
export function parsePageNumber(segment: string): number | null {
  if (!/^[1-9]\d{0,5}$/.test(segment)) return null;
  const page = Number(segment);
  return page >= 2 ? page : null;
}
