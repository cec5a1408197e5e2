import { z } from 'zod';
import { reference } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({
  /** Slug of an article; the item of the address without one. */
  article: reference('article'),
});

export const widgetSettings = defineSettings({ outer: 'Blog/article_view', schema, readsSegments: true });
