import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { ArticleGrid } from '@/components/blog/article-grid';
import { Trail } from '@/components/layout/trail';
import { Picture } from '@/components/media/picture';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { Html } from '@/components/widgets/html';
import { PageView } from '@/components/widgets/page-view';
import { routes } from '@/lib/config/routes';
import { getArticle, getArticles } from '@/lib/data/articles';
import { getSite } from '@/lib/data/site';
import { getViewer } from '@/lib/data/viewer';
import type { ArticleDetail } from '@/lib/domain/blog';
import { currentView } from '@/lib/i18n/current-view';
import { JsonLd, articleData } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

interface ArticleProps {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams() {
  return [{ slug: '_' }];
}

async function readArticle(params: ArticleProps['params']) {
  await currentView();
  return (await getArticle(decodeURIComponent((await params).slug))) ?? notFound();
}

export async function generateMetadata({ params }: ArticleProps): Promise<Metadata> {
  const article = await readArticle(params);
  return pageMetadata({ title: article.title, description: article.metaDescription, path: routes.article(article.slug), picture: article.picture, kind: 'article' });
}

export default async function ArticlePage({ params }: ArticleProps) {
  const article = await readArticle(params);
  const [t, format, view, viewer, { settings }] = await Promise.all([getTranslations('blog'), getFormatter(), currentView(), getViewer(), getSite()]);
  const crumbs = [
    { label: t('blog'), href: routes.blog() },
    ...(article.group ? [{ label: article.group.name, href: routes.blog(article.group.url) }] : []),
    { label: article.name },
  ];
  const facts = [
    article.author && t('by', { author: article.author }),
    article.publishedAt && format.dateTime(new Date(article.publishedAt), { dateStyle: 'long' }),
    article.readingTime > 0 && t('minutes', { minutes: article.readingTime }),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  return (
    <article>
      <JsonLd data={articleData(article, settings.organisation_name || settings.name)} />
      <div className="wrap pt-4 lg:pt-8">
        <Trail crumbs={crumbs} />
        <header className="mx-auto mt-8 max-w-content text-center md:mt-14">
          {article.group && <p className="eyebrow">{article.group.name}</p>}
          <Heading level={1} className="mt-3">{article.name}</Heading>
          <p className="mx-auto mt-5 max-w-prose text-lg text-soft">{article.blurb}</p>
          <p className="mt-5 flex flex-wrap justify-center gap-x-5 text-sm text-soft tabular">{facts.map((fact) => <span key={fact}>{fact}</span>)}</p>
        </header>
        {article.picture && (
          <Picture picture={article.picture} width={1184} sizes="(min-width: 90rem) 74rem, 94vw" aspect="16x9" priority className="mx-auto mt-10 max-w-[74rem] max-md:-mx-gutter md:mt-14" />
        )}
        <Html html={article.content} className="mx-auto my-12 md:my-16" />
      </div>
      <PageView rows={article.rows} context={{ viewer, locale: view.locale, path: routes.article(article.slug) }} />
      <More article={article} />
    </article>
  );
}

async function More({ article }: { article: ArticleDetail }) {
  const [t, articles] = await Promise.all([getTranslations('blog'), getArticles({ group: article.group?.url, pageSize: 4 })]);
  const others = articles.items.filter(({ slug }) => slug !== article.slug).slice(0, 3);
  return others.length > 0 && <Section title={t('more')} className="border-t border-line"><ArticleGrid articles={others} /></Section>;
}
