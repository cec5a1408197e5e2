import { z } from 'zod';
import { choice, flag, heading, reference, whole } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';
import { PAGE_SIZE } from '@/lib/config/constants';

/** Widget item limit (specification 1, section 9). */
const MAX = 100;

const schema = z.object({
  heading,
  /** URL of a group; empty for all. */
  group: reference('product-group'),
  order: choice(['default', 'name', 'newest'], 'default'),
  limit: whole(1, MAX, PAGE_SIZE),
  /**
   * Shows links to further pages; the address may then have a group after the page's slug, and a page number at the
   * end.
   */
  pager: flag,
});

export const widgetSettings = defineSettings({ outer: 'Sell/product_list', schema, readsSegments: true });
