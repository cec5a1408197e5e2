import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StaticOrderBar } from '@/components/cart/bar/static-order-bar';
import { ArticleGrid } from '@/components/content/blog/article-grid';
import { FilterTabs } from '@/components/site/filter-tabs';
import { pagerLabels } from '@/components/site/pager-labels';
import { Trail } from '@/components/site/trail';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Heading } from '@/components/ui/heading';
import { Pagination } from '@/components/ui/pagination';
import { Html } from '@/components/ui/text/html';
import { routes } from '@/lib/config/routes';
import { getArticles } from '@/lib/data/content/articles';
import { getGroup, getTopGroups } from '@/lib/data/catalogue/groups';
import { listMetadata } from '@/lib/data/catalogue/list-metadata';
import { getPage } from '@/lib/data/content/pages';
import { decodeSegment, parseListPath } from '@/lib/domain/catalogue/list-path';
import { currentView } from '@/lib/i18n/current-view';

interface BlogProps {
  params: Promise<{ path?: string[] }>;
}

export function generateStaticParams() {
  return [{ path: ['_'] }];
}

async function readPath(params: BlogProps['params']) {
  await currentView();
  const path = parseListPath(((await params).path ?? []).map((part) => decodeSegment(part) ?? part));
  if (!path) notFound();
  const group = path.group === null ? null : await getGroup('article', path.group);
  if (path.group !== null && !group) notFound();
  return { page: path.page, group };
}

export async function generateMetadata({ params }: BlogProps): Promise<Metadata> {
  const [{ page, group }, t] = await Promise.all([readPath(params), getTranslations('blog')]);
  const [listPage, articles] = await Promise.all([
    group ? null : getPage('blog'),
    getArticles({ group: group?.url, page }),
  ]);
  return listMetadata({
    title: group ? t('titleGroup', { name: group.name }) : t('title'),
    listPage,
    description: group?.content,
    page,
    pageCount: articles.pageCount,
    pathOf: (number) => routes.blog(group?.url, number),
    card: group ? ['topic', group.url] : ['page', 'blog'],
    empty: articles.items.length === 0,
  });
}

export default async function BlogPage({ params }: BlogProps) {
  const { page, group } = await readPath(params);
  const [t, groups, articles, labels] = await Promise.all([
    getTranslations('blog'),
    getTopGroups('article'),
    getArticles({ group: group?.url, page }),
    pagerLabels(),
  ]);
  if (articles.items.length === 0 && page > 1) notFound();
  const crumbs = group
    ? [
        { label: t('blog'), href: routes.blog() },
        ...group.parents.map(({ name, url }) => ({ label: name, href: routes.blog(url) })),
        { label: group.name },
      ]
    : [{ label: t('blog') }];
  const filters = [{ name: t('all'), url: undefined }, ...groups];
  return (
    <>
      <div className="wrap pt-4 pb-section lg:pt-8">
        <Trail crumbs={crumbs} />
        <header className="mt-6 mb-10 md:mt-10 md:mb-14">
          {group && <p className="eyebrow mb-2">{t('title')}</p>}
          <Heading level={1}>{group ? group.name : t('title')}</Heading>
          {group && page === 1 && <Html html={group.content} className="mt-4 text-soft" />}
          <FilterTabs
            label={t('filters')}
            tabs={filters.map(({ name, url }) => ({ name, href: routes.blog(url), current: url === group?.url }))}
            className="mt-8"
          />
        </header>
        {articles.items.length > 0 ? (
          <ArticleGrid articles={articles.items} lead={page === 1} level={2} />
        ) : (
          <EmptyState
            title={t('emptyTitle')}
            actions={
              <ButtonLink href={routes.shop()} variant="secondary">
                {t('shop')}
              </ButtonLink>
            }
          >
            <p>{t('emptyText')}</p>
          </EmptyState>
        )}
        <div className="mt-16 md:mt-24">
          <Pagination
            current={page}
            count={articles.pageCount}
            hrefFor={(number) => routes.blog(group?.url, number)}
            labels={labels}
          />
        </div>
      </div>
      <StaticOrderBar />
    </>
  );
}
