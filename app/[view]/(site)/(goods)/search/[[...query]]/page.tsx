import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GroupTile } from '@/components/catalogue/group-tile';
import { ProductGrid } from '@/components/catalogue/product-grid';
import { SearchForm } from '@/components/site/header/search-form';
import { pagerLabels } from '@/components/site/pager-labels';
import { Heading } from '@/components/ui/heading';
import { Pagination } from '@/components/ui/pagination';
import { routes } from '@/lib/config/routes';
import { getTopGroups } from '@/lib/data/catalogue/groups';
import { metadataOf } from '@/lib/data/content/page-metadata';
import { getCardPrices } from '@/lib/data/catalogue/prices';
import { getProducts } from '@/lib/data/catalogue/products';
import { getViewer } from '@/lib/data/viewer';
import { decodeSegment } from '@/lib/domain/catalogue/list-path';
import { queryOf } from '@/lib/domain/catalogue/search-query';
import { parsePageNumber } from '@/lib/domain/catalogue/paging';
import { currentView } from '@/lib/i18n/current-view';

/** Every query is another page: rendered per request in both views, from cached reads. */
export const instant = false;

interface SearchProps {
  params: Promise<{ query?: string[] }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

export function generateStaticParams() {
  return [{ query: ['_'] }];
}

async function readQuery(params: SearchProps['params']): Promise<string> {
  await currentView();
  // Already decoded where the query has a percent sign of its own.
  const parts = ((await params).query ?? []).map((part) => decodeSegment(part) ?? part);
  return queryOf(parts);
}

export async function generateMetadata({ params }: SearchProps): Promise<Metadata> {
  const [query, t] = await Promise.all([readQuery(params), getTranslations('search')]);
  return metadataOf({
    title: query ? t('titleQuery', { query }) : t('title'),
    path: routes.search(query),
    hidden: true,
  });
}

export default async function SearchPage({ params, searchParams }: SearchProps) {
  const query = await readQuery(params);
  const { page } = await searchParams;
  const t = await getTranslations('search');
  return (
    <div className="wrap pt-8 pb-section lg:pt-14">
      {query === '' ? (
        <>
          <Heading level={1}>{t('startTitle')}</Heading>
          <p className="mt-4 mb-8 max-w-prose text-lg text-soft">{t('startText')}</p>
          <SearchAgain />
        </>
      ) : (
        <Results query={query} page={typeof page === 'string' ? (parsePageNumber(page) ?? 1) : 1} />
      )}
    </div>
  );
}

/** Other words, or a look around. */
async function SearchAgain() {
  const t = await getTranslations('search');
  return (
    <>
      <SearchForm
        inPage
        id="search-page"
        labels={{ label: t('label'), hint: t('placeholder'), submit: t('submit') }}
        className="max-w-prose"
      />
      <Categories />
    </>
  );
}

async function Results({ query, page }: { query: string; page: number }) {
  const list = { search: query, page };
  const [t, products, prices, viewer, labels] = await Promise.all([
    getTranslations('search'),
    getProducts(list),
    getCardPrices(list),
    getViewer(),
    pagerLabels(),
  ]);
  if (products.items.length === 0 && page > 1) notFound();
  const hrefFor = (number: number) => routes.search(query, number);
  if (products.items.length === 0) {
    return (
      <>
        <Heading level={1} size="lg">
          {t('emptyTitle', { query })}
        </Heading>
        {products.suggestions.length > 0 ? (
          <p className="mt-4 mb-8 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-lg">
            <span className="text-soft">{t('tryInstead')}</span>
            {products.suggestions.map((words) => (
              <Link
                key={words}
                href={routes.search(words)}
                prefetch={false}
                className="link inline-block py-1 font-medium"
              >
                {words}
              </Link>
            ))}
          </p>
        ) : (
          <p className="mt-4 mb-8 max-w-prose text-lg text-soft">{t('emptyText')}</p>
        )}
        <SearchAgain />
      </>
    );
  }
  return (
    <>
      <header className="mb-10 md:mb-14">
        <Heading level={1} size="lg">
          {products.corrected || query}
        </Heading>
        <p role="status" className="mt-2 text-soft tabular">
          {t(products.more ? 'countMany' : 'count', {
            count: products.total ?? products.items.length,
            query: products.corrected || query,
          })}
        </p>
        {products.corrected && <p className="mt-1 text-soft">{t('insteadOf', { query })}</p>}
      </header>
      <ProductGrid
        products={products.items}
        prices={prices}
        viewer={viewer}
        path={hrefFor(page)}
        priority={3}
        level={2}
      />
      <div className="mt-16 md:mt-24">
        <Pagination current={page} count={products.pageCount} hrefFor={hrefFor} labels={labels} />
      </div>
    </>
  );
}

async function Categories() {
  const [t, shop, groups] = await Promise.all([
    getTranslations('search'),
    getTranslations('shop'),
    getTopGroups('product'),
  ]);
  return (
    <section className="mt-section">
      <h2 className="mb-8 text-2xl">{t('browse')}</h2>
      <ul className="grid-tiles">
        {groups.map((group) => (
          <li key={group.url}>
            <GroupTile group={group} label={shop('shopGroup', { name: group.name })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
