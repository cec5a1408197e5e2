import { ArticleGrid } from '@/components/blog/article-grid';
import { Heading } from '@/components/ui/text/heading';
import { defineWidget } from '@/components/widgets/define';
import { ListPager } from '@/components/widgets/parts/list-pager';
import { itemOf, pageOf } from '@/components/widgets/parts/widget-paging';
import { getArticles } from '@/lib/data/catalogue/articles';
import { schema } from './schema';

/** Articles of a group, or the newest of all. */
export const blogArticleList = defineWidget({
  outer: 'Blog/article_list',
  schema,
  load: ({ group, limit, pager }, context) => {
    const wanted = group || (pager ? itemOf(context) : '');
    return getArticles({ pageSize: limit, ...(wanted && { group: wanted }), ...(pager && { page: pageOf(context) }) });
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
