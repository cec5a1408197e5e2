import { LONGEST_SEARCH, MOST_FILTER_BRANDS } from '../../contract/limits';

/** The orders that an address can ask for; those by price are for customers. */
export const PUBLIC_SORTS = ['name', 'newest'] as const;
export const PRICED_SORTS = ['price', 'price_desc'] as const;
type ProductSort = (typeof PUBLIC_SORTS)[number] | (typeof PRICED_SORTS)[number];

/** What a list is narrowed down to, and how it is sorted. */
export interface ProductFilter {
  /** Url of a group; of a search alone, since a list has it in its path. */
  readonly category: string | null;
  readonly brands: readonly string[];
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly onSpecial: boolean;
  /** Null for the list's own order. */
  readonly sort: ProductSort | null;
}

/** Names in the query of an address. */
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

/** Reads the query of a list or search; what is not known is as if it were not there. */
export function readFilter(query: URLSearchParams): ProductFilter {
  const { category, brand, inStock, isNew, onSpecial, sort } = FILTER_PARAMS;
  const group = query.get(category);
  const sorted = query.get(sort);
  const brands = query
    .getAll(brand)
    .filter((name) => name !== '' && name.length <= LONGEST_SEARCH && !/[\n\0]/.test(name));
  return {
    category: isGroupUrl(group) ? group : null,
    brands: [...new Set(brands)].toSorted().slice(0, MOST_FILTER_BRANDS),
    inStock: query.get(inStock) === '1',
    isNew: query.get(isNew) === '1',
    onSpecial: query.get(onSpecial) === '1',
    sort: [...PUBLIC_SORTS, ...PRICED_SORTS].find((one) => one === sorted) ?? null,
  };
}

/** The query of an address, the same for the same filter; '' for none. */
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

/** An address with a filter behind it. */
export function withFilter(address: string, filter: ProductFilter): string {
  const query = filterQuery(filter);
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** The list is filtered or sorted. */
export function isFiltered(filter: ProductFilter): boolean {
  return filterQuery(filter) !== '';
}

/** Something is left out of the list. */
export function isNarrowed(filter: ProductFilter): boolean {
  return isFiltered({ ...filter, sort: null });
}

const isList = (pathname: string): boolean => /^\/shop(?:\/|$)/.test(pathname);

/** True for the address of a list that shows something else than its path alone; `pathname` must be decoded once. */
export function isFilteredList(pathname: string, query: URLSearchParams): boolean {
  return isList(pathname) && isFiltered(readFilter(query));
}

/** The filters of a form that was sent: a group is the path of a list, '' for all; null stays where it is. */
interface SentFilters {
  readonly group: string | null;
  readonly query: string;
}

/** Where a form of filters leads that had empty fields or, on a list, a category. Null for any other address. */
export function sentFilters(pathname: string, query: URLSearchParams): SentFilters | null {
  const filter = readFilter(query);
  if (isList(pathname) && query.has(FILTER_PARAMS.category))
    return { group: filter.category ?? '', query: filterQuery({ ...filter, category: null }) };
  const empty = query.get(FILTER_PARAMS.category) === '' || query.get(FILTER_PARAMS.sort) === '';
  return empty && /^\/(?:search|shop)(?:\/|$)/.test(pathname) ? { group: null, query: filterQuery(filter) } : null;
}

/** One active filter of a list, and the query without it. */
export interface ActiveFilter {
  readonly kind: 'category' | 'brand' | 'inStock' | 'isNew' | 'onSpecial';
  /** Of a category or a brand. */
  readonly value: string;
  readonly without: ProductFilter;
}

/** All that a list is narrowed down to. */
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
