import type { CSSProperties } from 'react';
import type { z } from 'zod';
import { ArticleStory } from '@/components/content/blog/article-story';
import { defineWidget } from '@/components/widgets/parts/define';
import { itemOf } from '@/components/widgets/parts/widget-paging';
import { routes } from '@/lib/config/routes';
import { getArticle } from '@/lib/data/content/articles';
import { currentSlug } from '@/lib/data/content/current-slug';
import { widgetSettings } from './schema';

/** The widget's own place has gutters. */
const NO_GUTTERS = { '--gutter': '0px' } as CSSProperties;

/** The article of the address, unless the settings have one. */
async function articleAt({ article }: z.output<typeof widgetSettings.schema>, item: string) {
  const found = article === '' && item !== '' ? await getArticle(item) : null;
  return found?.slug === item ? found : null;
}

/**
 * The article of the settings, else of the address. Nothing for another item in the address: that may be one of another
 * widget, and without one the page is a 404 (page/has-content-at.ts).
 */
export const blogArticleView = defineWidget(widgetSettings, {
  givesTitle: 'item',
  load: async ({ article }, context) => {
    const slug = article || itemOf(context);
    const found = slug === '' ? null : await getArticle(slug);
    return found || article === '' ? found : getArticle(await currentSlug('article', article));
  },
  leadsTo: async (settings, { item, page }) => page === 1 && (await articleAt(settings, item)) !== null,
  describes: async (settings, item) => {
    const found = await articleAt(settings, item);
    return (
      found && {
        title: found.title,
        page: {
          description: found.metaDescription,
          path: routes.article(found.slug),
          card: ['article', found.slug],
        },
      }
    );
  },
  Component: ({ data, context }) =>
    data && (
      <>
        <ArticleStory article={data} level={context.first ? 1 : 2} />
        {data.rows.length > 0 && context.renderRows && <div style={NO_GUTTERS}>{context.renderRows(data.rows)}</div>}
      </>
    ),
});
