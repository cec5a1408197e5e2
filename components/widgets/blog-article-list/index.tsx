import { ArticleGrid } from '@/components/blog/article-grid';
import { Heading } from '@/components/ui/heading';
import { defineWidget } from '@/components/widgets/define';
import { getArticles } from '@/lib/data/articles';
import { schema } from './schema';

/** Articles of a group, or the newest of all. */
export const blogArticleList = defineWidget({
  outer: 'Blog/article_list',
  schema,
  load: async ({ group, limit }) => (await getArticles({ group: group || undefined, pageSize: limit })).items,
  Component: ({ settings, data }) =>
    data.length > 0 && (
      <>
        {settings.heading && <Heading level={2} className="mb-8 md:mb-12">{settings.heading}</Heading>}
        <ArticleGrid articles={data} />
      </>
    ),
});
