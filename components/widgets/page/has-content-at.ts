import type { Row } from '@/lib/contract/content/page';
import { findWidget } from './find-widget';
import { segmentAddress } from '../parts/widget-paging';

/**
 * Returns true if a page has content at the segments after its slug: a widget for the item, or one for the page number.
 * Without this check every unknown address below a page would be cached as another finished page. @throws UpstreamError
 */
export async function hasContentAt(rows: readonly Row[], segments: readonly string[]): Promise<boolean> {
  if (segments.length === 0) return true;
  const address = segmentAddress(segments);
  if (address === null) return false;
  const widgets = rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets));
  const someLeadsTo = async (item: string, page: number): Promise<boolean> =>
    (
      await Promise.all(widgets.map(async (data) => findWidget(data.outer)?.leadsTo?.(data, { item, page }) ?? false))
    ).includes(true);
  const wanted = [
    ...(address.item === '' ? [] : [someLeadsTo(address.item, 1)]),
    ...(address.page === 1 ? [] : [someLeadsTo(address.item, address.page)]),
  ];
  return (await Promise.all(wanted)).every(Boolean);
}
