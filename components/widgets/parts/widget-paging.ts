import { parsePageNumber } from '@/lib/domain/catalogue/paging';
import type { SegmentAddress, WidgetContext } from './define';

/** The page of a list that the address asks for: a number from 2 up as its last segment, page 1 without one. */
export function pageOf({ params = [] }: Pick<WidgetContext, 'params'>): number {
  return parsePageNumber(params.at(-1) ?? '') ?? 1;
}

/** The segments before the number of a page. */
export function itemOf({ params = [] }: Pick<WidgetContext, 'params'>): string {
  const item = params[0] ?? '';
  return params.length === 1 && parsePageNumber(item) !== null ? '' : item;
}

/** Address of a page of the list on this page. */
export function pagePath(context: Pick<WidgetContext, 'path' | 'params'>, page: number): string {
  const item = itemOf(context);
  const base = item === '' ? context.path : `${context.path}/${encodeURIComponent(item)}`;
  return page > 1 ? `${base}/${page}` : base;
}

/**
 * An item and the number of a page, from the segments after a page's slug; null for any others, which no widget reads.
 */
export function segmentAddress(segments: readonly string[]): SegmentAddress | null {
  const [item, page] = [itemOf({ params: segments }), pageOf({ params: segments })];
  return segments.length === (item === '' ? 0 : 1) + (page === 1 ? 0 : 1) ? { item, page } : null;
}
