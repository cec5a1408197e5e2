import { routes } from '@/lib/config/routes';
import { parsePageNumber } from '@/lib/domain/catalogue/paging';
import type { SegmentAddress, WidgetContext } from './define';

/** The page of a list in the address: a number from 2 up as its last segment; if absent, 1. */
export function pageOf({ params = [] }: Pick<WidgetContext, 'params'>): number {
  return parsePageNumber(params.at(-1) ?? '') ?? 1;
}

/** The item in the address, before the page number; '' if absent. */
export function itemOf({ params = [] }: Pick<WidgetContext, 'params'>): string {
  const item = params[0] ?? '';
  return params.length === 1 && parsePageNumber(item) !== null ? '' : item;
}

/** The item and the page of its list in the segments after a page's slug. */
export function itemAndPage(params: readonly string[]): SegmentAddress {
  return { item: itemOf({ params }), page: pageOf({ params }) };
}

/** Address of an item, and of a page of its list, on a page-builder page. The home page has only its own address. */
export function addressAt(slug: string, { item, page }: SegmentAddress): string {
  if (slug === '') return routes.home;
  return [routes.page(slug), ...(item === '' ? [] : [encodeURIComponent(item)]), ...(page > 1 ? [page] : [])].join('/');
}

/**
 * Parses the segments after a page's slug into an item and a page number; null for any others, which no widget reads.
 */
export function segmentAddress(segments: readonly string[]): SegmentAddress | null {
  const { item, page } = itemAndPage(segments);
  return segments.length === (item === '' ? 0 : 1) + (page === 1 ? 0 : 1) ? { item, page } : null;
}
