import { MAX_SEARCH_LENGTH, MAX_FILTER_BRANDS } from '../../contract/limits';

/** Sort orders in an address; those by price are for customers only. */
export const PUBLIC_SORTS = ['name', 'newest'] as const;
export const PRICED_SORTS = ['price', 'price_desc'] as const;
type ProductSort = (typeof PUBLIC_SORTS)[number] | (typeof PRICED_SORTS)[number];

/** Filters and sort order of a list. */
export interface ProductFilter {
  /** Url of a group; only for searches, since a list has it in its path. */
  readonly category: string | null;
  readonly brands: readonly string[];
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly onSpecial: boolean;
  /** Null for the default order. */
  readonly sort: ProductSort | null;
}

/** Query parameters. */
export const FILTER_PARAMS = {
  category: 'category',
  brand: 'brand',
  inStock: 'stock',
  isNew: 'new',
  onSpecial: 'special',
  sort: 'sort',
} as const;

export const NO_FILTER: ProductFilter = {
  category: null,
  brands: [],
  inStock: false,
  isNew: false,
  onSpecial: false,
  sort: null,
};

const isGroupUrl = (value: string | null): value is string =>
  value !== null && value.length <= 200 && /^[\w-]+(?:\/[\w-]+)*$/.test(value);

/** Parses the query of a list or search; invalid parameters are ignored. */
export function readFilter(query: URLSearchParams): ProductFilter {
  const { category, brand, inStock, isNew, onSpecial, sort } = FILTER_PARAMS;
  const group = query.get(category);
  const sorted = query.get(sort);
  const brands = query
    .getAll(brand)
    .filter((name) => name !== '' && name.length <= MAX_SEARCH_LENGTH && !/[\n\0]/.test(name));
  return {
    category: isGroupUrl(group) ? group : null,
    brands: [...new Set(brands)].toSorted().slice(0, MAX_FILTER_BRANDS),
    inStock: query.get(inStock) === '1',
    isNew: query.get(isNew) === '1',
    onSpecial: query.get(onSpecial) === '1',
    sort: [...PUBLIC_SORTS, ...PRICED_SORTS].find((one) => one === sorted) ?? null,
  };
}

/** The canonical query of a filter; '' for none. */
export function filterQuery({ category, brands, inStock, isNew, onSpecial, sort }: ProductFilter): string {
  const query = new URLSearchParams();
  if (category !== null) query.set(FILTER_PARAMS.category, category);
  for (const name of brands.toSorted()) query.append(FILTER_PARAMS.brand, name);
  if (inStock) query.set(FILTER_PARAMS.inStock, '1');
  if (isNew) query.set(FILTER_PARAMS.isNew, '1');
  if (onSpecial) query.set(FILTER_PARAMS.onSpecial, '1');
  if (sort !== null) query.set(FILTER_PARAMS.sort, sort);
  return query.toString();
}

export function withFilter(address: string, filter: ProductFilter): string {
  const query = filterQuery(filter);
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

export function isFiltered(filter: ProductFilter): boolean {
  return filterQuery(filter) !== '';
}

/** True when products are excluded; sorting does not count. */
export function isNarrowed(filter: ProductFilter): boolean {
  return isFiltered({ ...filter, sort: null });
}

interface OfferedBrand {
  readonly name: string;
  /** Null if unknown. */
  readonly count: number | null;
}

/** A list's brands, then active ones that it does not name: submitting the form must not drop them. */
export function offeredBrands(listed: readonly OfferedBrand[], { brands }: ProductFilter): OfferedBrand[] {
  const unlisted = brands.filter((brand) => !listed.some(({ name }) => name === brand));
  return [...listed, ...unlisted.map((name) => ({ name, count: null }))];
}

const isList = (pathname: string): boolean => /^\/shop(?:\/|$)/.test(pathname);

/** True for a list whose query changes its products or their order; `pathname` must be decoded once. */
export function isFilteredList(pathname: string, query: URLSearchParams): boolean {
  return isList(pathname) && isFiltered(readFilter(query));
}

/** A submitted filter form: `group` is the url of a list, '' for the whole shop, null for the current page. */
interface FilterFormTarget {
  readonly group: string | null;
  readonly query: string;
}

/**
 * Redirect target of a submitted filter form with empty fields or, on a list, a category. Null for any other address.
 */
export function filterFormTarget(pathname: string, query: URLSearchParams): FilterFormTarget | null {
  const filter = readFilter(query);
  if (isList(pathname) && query.has(FILTER_PARAMS.category))
    return { group: filter.category ?? '', query: filterQuery({ ...filter, category: null }) };
  const empty = query.get(FILTER_PARAMS.category) === '' || query.get(FILTER_PARAMS.sort) === '';
  return empty && /^\/(?:search|shop)(?:\/|$)/.test(pathname) ? { group: null, query: filterQuery(filter) } : null;
}

/** One active filter of a list, and the query without it. */
export interface ActiveFilter {
  readonly kind: 'category' | 'brand' | 'inStock' | 'isNew' | 'onSpecial';
  /** Url of a category or name of a brand; '' for the others. */
  readonly value: string;
  readonly without: ProductFilter;
}

export function activeFilters(filter: ProductFilter): ActiveFilter[] {
  const { category, brands, inStock, isNew, onSpecial } = filter;
  return [
    ...(category === null
      ? []
      : [{ kind: 'category' as const, value: category, without: { ...filter, category: null } }]),
    ...brands.map((value) => ({
      kind: 'brand' as const,
      value,
      without: { ...filter, brands: brands.filter((one) => one !== value) },
    })),
    ...(inStock ? [{ kind: 'inStock' as const, value: '', without: { ...filter, inStock: false } }] : []),
    ...(isNew ? [{ kind: 'isNew' as const, value: '', without: { ...filter, isNew: false } }] : []),
    ...(onSpecial ? [{ kind: 'onSpecial' as const, value: '', without: { ...filter, onSpecial: false } }] : []),
  ];
}
