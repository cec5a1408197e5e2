import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Row } from '@/lib/contract/content/page';
import { metadataOf } from '@/lib/data/content/page-metadata';
import type { BuiltPage } from '@/lib/data/content/pages';
import type { ItemFacts } from '../parts/define';
import { addressAt, itemAndPage } from '../parts/widget-paging';
import { findWidget } from './find-widget';
import { legacyHtml } from './legacy-content';

/** What the first widget that knows the item in the address says about it. */
async function itemOf(rows: readonly Row[], item: string): Promise<ItemFacts | null> {
  const widgets = rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets));
  const found = await Promise.all(widgets.map(async (data) => findWidget(data.outer)?.describes?.(data, item) ?? null));
  return found.find((facts) => facts !== null) ?? null;
}

/**
 * Metadata of a page-builder page at the segments after its slug. An item that has its own page elsewhere is listed by
 * search engines there; any other gives its name to the title. @throws UpstreamError
 */
export async function contentMetadata(page: BuiltPage, segments: readonly string[]): Promise<Metadata> {
  const address = itemAndPage(segments);
  const item = address.item === '' ? null : await itemOf(page.rows, address.item);
  if (item?.page && address.page === 1) return metadataOf({ title: item.title, ...item.page, hidden: page.noindex });
  const t = await getTranslations('layout');
  const number = address.page > 1 ? t('page', { page: address.page }) : '';
  return metadataOf({
    title: [item?.title, page.title || page.name, number].filter(Boolean).join(' · '),
    description: page.metaDescription || legacyHtml(page.content),
    path: addressAt(page.slug, address),
    card: ['page', page.slug],
    hidden: page.noindex,
  });
}
