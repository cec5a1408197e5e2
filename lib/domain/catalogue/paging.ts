/** `gap` marks omitted pages: on every window, or on small ones only. */
export type PageItem =
  | { readonly kind: 'page'; readonly page: number; readonly current: boolean; readonly near: boolean }
  | { readonly kind: 'gap'; readonly after: number; readonly smallOnly: boolean };

/**
 * Items of a pager (specification 1, section 2). On wide windows the pages around the current one, the first and the
 * last, with gaps between; on small ones only those that are `near`: the current page and its neighbours. Empty when
 * there is only one page.
 */
export function pageItems(current: number, count: number, reach = 2): PageItem[] {
  if (count <= 1) return [];
  const [firstNear, lastNear] = [Math.max(1, current - 1), Math.min(count, current + 1)];
  const gapBefore = current - reach > 2;
  const gapAfter = current + reach < count - 1;
  // Not all pages are listed first: a platform may tell of any number of them.
  const around = Array.from({ length: 2 * reach + 1 }, (_, index) => current - reach + index);
  const pages = [1, ...around.filter((page) => page > 1 && page < count), count];
  return pages.flatMap((page, index): PageItem[] => {
    const item: PageItem = {
      kind: 'page',
      page,
      current: page === current,
      near: page >= firstNear && page <= lastNear,
    };
    const after = pages[index - 1];
    if (after === undefined) return [item];
    if (page - after > 1) return [{ kind: 'gap', after, smallOnly: false }, item];
    // No page is missing here on a wide window, but on a small one, where no other gap marks them.
    const hidden = (page === firstNear && !gapBefore) || (after === lastNear && !gapAfter);
    return hidden ? [{ kind: 'gap', after, smallOnly: true }, item] : [item];
  });
}

/** Parses a page number in an address: an integer from 2 up. Null for anything else, since page 1 has no suffix. */
export function parsePageNumber(segment: string): number | null {
  if (!/^[1-9]\d{0,5}$/.test(segment)) return null;
  const page = Number(segment);
  return page >= 2 ? page : null;
}
