import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StaticOrderBar } from '@/components/cart/bar/static-order-bar';
import { ArticleGrid } from '@/components/content/blog/article-grid';
import { ArticleStory } from '@/components/content/blog/article-story';
import { Trail } from '@/components/site/trail';
import { Section } from '@/components/ui/section';
import { PageView } from '@/components/widgets/page/page-view';
import { routes } from '@/lib/config/routes';
import { getArticle, getArticles } from '@/lib/data/content/articles';
import { metadataOf } from '@/lib/data/content/page-metadata';
import { getSite } from '@/lib/data/site/site';
import { getViewer } from '@/lib/data/viewer';
import type { ArticleDetail } from '@/lib/domain/content/blog';
import { decodeSegment } from '@/lib/domain/catalogue/list-path';
import { currentView } from '@/lib/i18n/current-view';
import { articleData } from '@/lib/seo/article-data';
import { JsonLd } from '@/components/site/json-ld';

interface ArticleProps {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams() {
  return [{ slug: '_' }];
}

async function readArticle(params: ArticleProps['params']) {
  await currentView();
  const { slug } = await params;
  const wanted = decodeSegment(slug) ?? slug;
  const article = await getArticle(wanted);
  // Exact match only: a platform may accept other spellings, and each would be cached as one more finished page.
  return article?.slug === wanted ? article : notFound();
}

export async function generateMetadata({ params }: ArticleProps): Promise<Metadata> {
  const article = await readArticle(params);
  return metadataOf({
    title: article.title,
    description: article.metaDescription,
    path: routes.article(article.slug),
    card: ['article', article.slug],
    kind: 'article',
    published: article.publishedAt,
    modified: article.updatedAt,
  });
}

export default async function ArticlePage({ params }: ArticleProps) {
  const article = await readArticle(params);
  const [t, view, viewer, { settings }] = await Promise.all([
    getTranslations('blog'),
    currentView(),
    getViewer(),
    getSite(),
  ]);
  const crumbs = [
    { label: t('blog'), href: routes.blog() },
    ...(article.group ? [{ label: article.group.name, href: routes.blog(article.group.url) }] : []),
    { label: article.name },
  ];
  return (
    <>
      <article>
        <JsonLd data={articleData(article, settings)} />
        <div className="wrap pt-4 lg:pt-8">
          <Trail crumbs={crumbs} />
          <ArticleStory article={article} level={1} />
        </div>
        <PageView
          rows={article.rows}
          context={{ viewer, locale: view.locale, live: view.live, path: routes.article(article.slug) }}
        />
        <More article={article} />
      </article>
      <StaticOrderBar />
    </>
  );
}

async function More({ article }: { article: ArticleDetail }) {
  const [t, articles] = await Promise.all([
    getTranslations('blog'),
    getArticles({ group: article.group?.url, pageSize: 4 }),
  ]);
  const others = articles.items.filter(({ slug }) => slug !== article.slug).slice(0, 3);
  return (
    others.length > 0 && (
      <Section title={t('more')} className="border-t border-line">
        <ArticleGrid articles={others} />
      </Section>
    )
  );
}
