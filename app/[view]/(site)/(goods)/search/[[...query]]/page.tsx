import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GroupTiles } from '@/components/catalogue/group-tiles';
import { FilteredList } from '@/components/catalogue/filter/filtered-list';
import { SearchForm } from '@/components/site/search/search-form';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import { getFacets, getListedProducts } from '@/lib/data/catalogue/filtered-products';
import { getTopGroups } from '@/lib/data/catalogue/groups';
import { metadataOf } from '@/lib/data/content/page-metadata';
import { decodeSegment } from '@/lib/domain/catalogue/list-path';
import { queryOf } from '@/lib/domain/catalogue/search-query';
import {
  NO_FILTER,
  type ProductFilter,
  isNarrowed,
  readFilter,
  withFilter,
} from '@/lib/domain/catalogue/product-filter';
import { parsePageNumber } from '@/lib/domain/catalogue/paging';
import { currentView } from '@/lib/i18n/current-view';

/** Every query is a separate page: rendered per request in both views, from cached reads. */
export const instant = false;

interface SearchProps {
  params: Promise<{ query?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateStaticParams() {
  return [{ query: ['_'] }];
}

async function readQuery(params: SearchProps['params']): Promise<string> {
  await currentView();
  // Already decoded if the query itself contains a percent sign.
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
  const asked = await searchParams;
  const t = await getTranslations('search');
  return (
    <div className="wrap pt-8 pb-section lg:pt-14">
      {query === '' ? (
        <>
          <Heading level={1}>{t('startTitle')}</Heading>
          <p className="mt-4 mb-8 max-w-reading text-lg text-soft">{t('startText')}</p>
          <SearchAgain />
        </>
      ) : (
        <Results
          query={query}
          page={typeof asked.page === 'string' ? (parsePageNumber(asked.page) ?? 1) : 1}
          filter={readFilter(toQuery(asked))}
        />
      )}
    </div>
  );
}

function toQuery(asked: Awaited<SearchProps['searchParams']>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])),
  );
}

/** Suggests another search, or browsing. */
async function SearchAgain() {
  const t = await getTranslations('search');
  return (
    <>
      <SearchForm
        inPage
        id="search-page"
        labels={{ label: t('label'), hint: t('placeholder'), submit: t('submit') }}
        className="max-w-reading"
      />
      <Categories />
    </>
  );
}

interface ResultsProps {
  query: string;
  page: number;
  filter: ProductFilter;
}

async function Results({ query, page, filter: asked }: ResultsProps) {
  const [t, filters, listed, facets, groups] = await Promise.all([
    getTranslations('search'),
    getTranslations('filters'),
    getListedProducts({ search: query, page }, asked),
    getFacets({ ...(asked.category && { group: asked.category }), search: query }),
    getTopGroups('product'),
  ]);
  const { page: products } = listed;
  const filter = facets === null ? NO_FILTER : asked;
  if (products.items.length === 0 && page > 1) notFound();
  const hrefFor = (number: number) => withFilter(routes.search(query, number), filter);
  const narrowed = isNarrowed(filter);
  if (products.items.length === 0 && !narrowed) {
    return (
      <>
        <Heading level={1} size="lg">
          {t('emptyTitle', { query })}
        </Heading>
        {products.suggestions.length > 0 ? (
          <p className="mt-4 mb-8 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-lg">
            <span className="text-soft">{t('tryInstead')}</span>
            {products.suggestions.map((words) => (
              <Link key={words} href={routes.search(words)} className="link inline-block py-1 font-medium">
                {words}
              </Link>
            ))}
          </p>
        ) : (
          <p className="mt-4 mb-8 max-w-reading text-lg text-soft">{t('emptyText')}</p>
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
      <FilteredList
        address={routes.search(query)}
        filter={filter}
        facets={facets}
        categories={[{ name: filters('allCategories'), url: '' }, ...groups]}
        category={filter.category ?? ''}
        listed={listed}
        page={page}
        hrefFor={hrefFor}
        counted={false}
        priority={3}
        level={2}
      />
    </>
  );
}

async function Categories() {
  const [t, groups] = await Promise.all([getTranslations('search'), getTopGroups('product')]);
  return (
    <section className="mt-section">
      <h2 className="mb-8 text-2xl">{t('browse')}</h2>
      <GroupTiles groups={groups} />
    </section>
  );
}
