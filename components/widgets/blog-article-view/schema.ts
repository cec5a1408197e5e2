import { z } from 'zod';
import { lookup } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({
  /** Slug of an article; if empty, the address names the article. */
  article: lookup('articles'),
});

export const widgetSettings = defineSettings({ outer: 'Blog/article_view', schema, readsSegments: true });
