import type { z } from 'zod';
import { ArticleGrid } from '@/components/content/blog/article-grid';
import { Heading } from '@/components/ui/heading';
import { type SegmentAddress, defineWidget } from '@/components/widgets/parts/define';
import { ListPager } from '@/components/widgets/parts/list-pager';
import { itemOf, pageOf } from '@/components/widgets/parts/widget-paging';
import { getArticles } from '@/lib/data/content/articles';
import { widgetSettings } from './schema';

function queryOf({ group, limit, pager }: z.output<typeof widgetSettings.schema>, { item, page }: SegmentAddress) {
  const wanted = group || (pager ? item : '');
  return { pageSize: limit, ...(wanted && { group: wanted }), ...(pager && { page }) };
}

/** Articles of a group, or the newest of all groups. */
export const blogArticleList = defineWidget(widgetSettings, {
  load: (settings, context) => getArticles(queryOf(settings, { item: itemOf(context), page: pageOf(context) })),
  leadsTo: async (settings, address) => {
    const mayLead = settings.pager && (address.page > 1 || settings.group === '');
    return mayLead && (await getArticles(queryOf(settings, address))).items.length > 0;
  },
  Component: ({ settings, data, context }) =>
    data.items.length > 0 && (
      <>
        {settings.heading && (
          <Heading level={2} className="mb-8 md:mb-12">
            {settings.heading}
          </Heading>
        )}
        <ArticleGrid articles={data.items} />
        {settings.pager && <ListPager count={data.pageCount} context={context} />}
      </>
    ),
});
