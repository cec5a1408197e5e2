import { z } from 'zod';
import { flag, heading, reference, whole } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

/** Specification 1, section 9: widget item limit. */
const MAX = 100;

const schema = z.object({
  heading,
  /** URL of a group; empty for all. */
  group: reference('blog-group'),
  limit: whole(1, MAX, 3),
  /**
   * Shows links to further pages; the address may then have a group after the page's slug, and a page number at the
   * end.
   */
  pager: flag,
});

export const widgetSettings = defineSettings({ outer: 'Blog/article_list', schema, readsSegments: true });
