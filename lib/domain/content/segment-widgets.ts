import type { Page } from '../../contract/content/page';

/** Widgets that read the segments after a page's slug (components/widgets: those with `leadsTo`; a test compares). */
export const SEGMENT_WIDGETS: ReadonlySet<string> = new Set([
  'core/gallery_group',
  'core/person_list',
  'Blog/article_list',
  'Blog/article_view',
  'Sell/product_list',
  'Sell/product_view',
]);

/** True where an address below the page's own can lead somewhere. */
export function takesSegments({ rows }: Pick<Page, 'rows'>): boolean {
  return rows.some(({ blocks }) =>
    blocks.some(({ widgets }) => widgets.some(({ outer }) => SEGMENT_WIDGETS.has(outer))),
  );
}
