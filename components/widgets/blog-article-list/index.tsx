import type { z } from 'zod';
import { ArticleGrid } from '@/components/content/blog/article-grid';
import { Heading } from '@/components/ui/heading';
import { type SegmentAddress, defineWidget } from '@/components/widgets/parts/define';
import { ListPager } from '@/components/widgets/parts/list-pager';
import { itemOf, pageOf } from '@/components/widgets/parts/widget-paging';
import { getArticles } from '@/lib/data/content/articles';
import { inCurrentGroup } from '@/lib/data/content/current-slug';
import { widgetSettings } from './schema';

type Settings = z.output<typeof widgetSettings.schema>;

function queryOf({ group, limit, pager }: Settings, { item, page }: SegmentAddress) {
  const wanted = group || (pager ? item : '');
  return { pageSize: limit, ...(wanted && { group: wanted }), ...(pager && { page }) };
}

const read = (settings: Settings, address: SegmentAddress) =>
  inCurrentGroup('blog', settings.group, (group) => getArticles(queryOf({ ...settings, group }, address)));

/** Articles of a group, or the newest of all groups. */
export const blogArticleList = defineWidget(widgetSettings, {
  load: (settings, context) => read(settings, { item: itemOf(context), page: pageOf(context) }),
  leadsTo: async (settings, address) => {
    const mayLead = settings.pager && (address.page > 1 || settings.group === '');
    return mayLead && (await read(settings, address)).items.length > 0;
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
