import 'server-only';
import {
  type ProductFilterQuery,
  type ProductOrder,
  filterPrices,
  filterProducts,
  productFacets,
} from '../../contract/catalogue/filter';
import type { CardPrice, ProductPage } from '../../domain/catalogue/catalogue';
import { wordsOf } from '../../domain/catalogue/search-query';
import { type ProductFilter, isFiltered } from '../../domain/catalogue/product-filter';
import { UpstreamError, isNotFound, isPlatformError } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { sessionCall } from '../../upstream/session-call';
import { isForCustomer } from '../for-customer';
import { cachedRead, dated } from '../cached-read';
import { oncePerRender } from '../once-per-render';
import { tags } from '../tags';
import { type CardPrices, getCardPrices } from './prices';
import { type ProductQuery, getProducts, toListQuery, toPage } from './products';

/** The filters that a list offers. */
export interface Facets {
  readonly brands: readonly { readonly name: string; readonly count: number }[];
  readonly hasNew: boolean;
  readonly hasSpecial: boolean;
  readonly hasSoldOut: boolean;
}

const NONE_KNOWN: Facets = { brands: [], hasNew: false, hasSpecial: false, hasSoldOut: false };

/**
 * Null if the platform does not support filters; none are offered then. If it does not respond, the active ones still
 * are: the list is filtered by them, and its other pages have to be too.
 */
export async function getFacets(query: FacetsQuery = {}): Promise<Facets | null> {
  try {
    return await readFacets(query);
  } catch (error) {
    if (isPlatformError(error)) return NONE_KNOWN;
    throw error;
  }
}

type FacetsQuery = Pick<ProductQuery, 'group' | 'search'>;

/** @throws UpstreamError */
const readFacets = cachedRead(async ({ group, search }: FacetsQuery) => {
  'use cache';
  return dated([tags.products], async (): Promise<Facets | null> => {
    try {
      const { brands, has_new, has_special, has_sold_out } = await publicCall(productFacets, {
        query: { ...(group && { group }), ...(search && { search: wordsOf(search) }) },
      });
      return { brands, hasNew: has_new, hasSpecial: has_special, hasSoldOut: has_sold_out };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  });
});

export interface ListedProducts {
  readonly page: ProductPage;
  readonly prices: CardPrices;
}

/**
 * A page of a list or of search results, with the viewer's prices. Unfiltered if the platform does not support filters.
 * @throws UpstreamError
 */
export async function getListedProducts(query: ProductQuery, filter: ProductFilter): Promise<ListedProducts> {
  // The same shape for every caller: an undefined group and an absent one would be two cache keys.
  const listed = { ...query, group: filter.category ?? query.group };
  if (isFiltered({ ...filter, category: null })) {
    const found = (await getPriced(listed, filter)) ?? (await getNarrowed(listed, withoutPrices(filter)));
    if (found) return 'page' in found ? found : { page: found, prices: new Map() };
  }
  const [page, prices] = await Promise.all([getProducts(listed), getCardPrices(listed)]);
  return { page, prices };
}

/** Removes sorting by price, which would disclose prices to visitors. */
function withoutPrices(filter: ProductFilter): ProductFilter {
  return filter.sort === 'price' || filter.sort === 'price_desc' ? { ...filter, sort: null } : filter;
}

type Narrowed = Omit<ProductFilterQuery, 'orderby'>;

function toFilterQuery(query: ProductQuery, { brands, inStock, isNew, onSpecial }: ProductFilter): Narrowed {
  const { orderby, ...rest } = toListQuery(query);
  return {
    ...rest,
    ...(brands.length > 0 && { brand: [...brands] }),
    ...(inStock && { in_stock: true as const }),
    ...(isNew && { is_new: true as const }),
    ...(onSpecial && { on_special: true as const }),
  };
}

/** Shared by all viewers; null if the platform does not support filters. @throws UpstreamError */
const getNarrowed = cachedRead(async (query: ProductQuery, filter: ProductFilter) => {
  'use cache';
  return dated([tags.products], async (): Promise<ProductPage | null> => {
    const sort = filter.sort === 'name' || filter.sort === 'newest' ? { orderby: filter.sort } : {};
    try {
      return toPage(await publicCall(filterProducts, { query: { ...toFilterQuery(query, filter), ...sort } }));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  });
});

/** A customer's list with prices in one call; null for a visitor, and if the platform does not respond. */
const getPriced = oncePerRender(async (query: ProductQuery, filter: ProductFilter): Promise<ListedProducts | null> => {
  if (!(await isForCustomer())) return null;
  const sort: { orderby?: ProductOrder } = filter.sort === null ? {} : { orderby: filter.sort };
  try {
    const reply = await sessionCall(filterPrices, { query: { ...toFilterQuery(query, filter), ...sort } });
    const prices = new Map<string, CardPrice>();
    for (const { slug, price, full_price: fullPrice = null, price_from: from } of reply.data)
      if (price != null) prices.set(slug, { price, fullPrice, from });
    return { page: toPage(reply), prices };
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
});
