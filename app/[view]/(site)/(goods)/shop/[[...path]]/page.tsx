import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GroupTiles } from '@/components/catalogue/group-tiles';
import { FilteredList } from '@/components/catalogue/filter/filtered-list';
import { ShopHeader } from '@/components/catalogue/shop-header';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { routes } from '@/lib/config/routes';
import { getFacets, getListedProducts } from '@/lib/data/catalogue/filtered-products';
import { getGroupPlace, getTopGroups } from '@/lib/data/catalogue/groups';
import { listMetadata } from '@/lib/data/catalogue/list-metadata';
import { pageQuery } from '@/lib/data/content/page-address';
import { getPage } from '@/lib/data/content/pages';
import { getProducts } from '@/lib/data/catalogue/products';
import type { GroupLink, GroupNode, GroupPlace } from '@/lib/domain/catalogue/catalogue';
import { type ListPath, decodeSegment, parseListPath } from '@/lib/domain/catalogue/list-path';
import { type ProductFilter, isFiltered, readFilter, withFilter } from '@/lib/domain/catalogue/product-filter';
import { currentView } from '@/lib/i18n/current-view';

interface ShopProps {
  params: Promise<{ path?: string[] }>;
}

export function generateStaticParams() {
  return [{ path: ['_'] }];
}

async function readPath(params: ShopProps['params']) {
  await currentView();
  const path = parseListPath(((await params).path ?? []).map((part) => decodeSegment(part) ?? part));
  if (!path) notFound();
  const place = path.group === null ? null : await getGroupPlace('product', path.group);
  if (path.group !== null && !place) notFound();
  return { path, place, filter: { ...readFilter(await pageQuery()), category: null } };
}

export async function generateMetadata({ params }: ShopProps): Promise<Metadata> {
  const [{ path, place, filter }, t] = await Promise.all([readPath(params), getTranslations('shop')]);
  const group = place?.group;
  const list = { group: group?.url, page: path.page };
  const filtered = isFiltered(filter);
  const [listPage, products] = await Promise.all([
    group ? null : getPage('shop'),
    filtered ? getListedProducts(list, filter).then(({ page }) => page) : getProducts(list),
  ]);
  return listMetadata({
    title: group ? t('titleGroup', { name: group.name }) : t('title'),
    listPage,
    description: group?.content,
    page: path.page,
    pageCount: products.pageCount,
    pathOf: (page) => routes.shop(group?.url, page),
    card: group ? ['group', group.url] : ['page', 'shop'],
    filtered,
    empty: products.items.length === 0,
  });
}

export default async function ShopPage({ params }: ShopProps) {
  const { path, place, filter } = await readPath(params);
  const children = place ? place.children : await getTopGroups('product');
  const tiles = path.page === 1 && !isFiltered(filter) ? children : [];
  const [t, layout, filters] = await Promise.all([
    getTranslations('shop'),
    getTranslations('layout'),
    getTranslations('filters'),
  ]);
  const title = place ? layout('allOf', { name: place.group.name }) : t('allProducts');
  return (
    <div className="wrap pt-4 pb-section lg:pt-8">
      <ShopHeader place={place} page={path.page} filter={filter} />
      {tiles.length > 0 && <GroupTiles groups={tiles} priority={2} />}
      <Products
        path={path}
        filter={filter}
        categories={[{ name: filters('allCategories'), url: '' }, ...categoriesAt(place, children)]}
        heading={tiles.length > 0 ? title : null}
      />
    </div>
  );
}

/** Other groups to choose: the parents, then the children, or the siblings where there are none. */
function categoriesAt(place: GroupPlace | null, children: readonly GroupNode[]): GroupLink[] {
  if (!place) return [...children];
  const { group, siblings } = place;
  const beside = siblings.length > 0 ? siblings : [group];
  return [...group.parents, ...(children.length > 0 ? [group, ...children] : beside)].map(({ name, url }) => ({
    name,
    url,
  }));
}

interface ProductsProps {
  path: ListPath;
  filter: ProductFilter;
  categories: readonly GroupLink[];
  /** Heading of the list below tiles of groups; null where the page's title is enough. */
  heading: string | null;
}

async function Products({ path, filter, categories, heading }: ProductsProps) {
  const group = path.group ?? undefined;
  const [t, listed, facets] = await Promise.all([
    getTranslations('shop'),
    getListedProducts({ group, page: path.page }, filter),
    getFacets(group ? { group } : {}),
  ]);
  const products = listed.page.items;
  const filtered = facets !== null && isFiltered(filter);
  if (products.length === 0 && path.page > 1) notFound();
  if (products.length === 0 && !filtered) {
    if (heading !== null) return null;
    return (
      <EmptyState
        title={t('emptyTitle')}
        actions={
          <ButtonLink href={routes.shop()} variant="secondary">
            {t('seeAll')}
          </ButtonLink>
        }
      >
        <p>{t('emptyText')}</p>
      </EmptyState>
    );
  }
  const hrefFor = (page: number) => {
    const address = routes.shop(group, page);
    return filtered ? withFilter(address, filter) : address;
  };
  return (
    <section aria-label={t('products')} className={heading === null ? undefined : 'mt-section'}>
      {heading !== null && <h2 className="mb-8 text-3xl md:mb-12">{heading}</h2>}
      <FilteredList
        address={routes.shop(group)}
        filter={filter}
        facets={facets}
        categories={categories}
        category={path.group ?? ''}
        listed={listed}
        page={path.page}
        hrefFor={hrefFor}
        counted
        priority={heading === null ? 3 : 0}
        level={heading === null ? 2 : 3}
      />
    </section>
  );
}
