import { and, eq, inArray } from 'drizzle-orm';
import type { ProductFilterQuery, ProductOrder } from '@/lib/contract/catalogue/filter';
import type { Db } from '../../db/client';
import { pageCount, pageRequest } from '../../db/paging';
import { EVERYTHING, groups, listSizes, productPlaces, products } from '../../db/schema/catalogue/catalogue';
import { filterConditions } from './filter/conditions';
import { filteredPlaces } from './filter/filtered-list';
import { placeOrder } from './filter/place-order';
import { type WantedPage, searchPage } from './search/search-page';

export interface ProductPage {
  readonly ids: readonly number[];
  readonly num_pages: number;
  readonly total: number;
  /** There are more than `total`; counting stopped at a limit. */
  readonly more: boolean;
  /** The spelling-corrected search actually used; '' if not corrected. */
  readonly corrected: string;
  /** If this search has no results: similar ones that have. */
  readonly suggestions: string[];
}

export type ListQuery = Pick<
  ProductFilterQuery,
  'page' | 'page_size' | 'group' | 'search' | 'brand' | 'in_stock' | 'is_new' | 'on_special'
> & {
  readonly orderby?: ProductOrder | undefined;
  /** Comma-separated slugs; only these products. */
  readonly urls?: string | undefined;
};

const PAGE_SIZE = 9;
const MAX_SUGGESTIONS = 3;

/** A page of the catalogue. A group includes its descendants; an unknown group is empty. */
export async function productPage(db: Db, query: ListQuery): Promise<ProductPage> {
  const { size, offset } = pageRequest(query, PAGE_SIZE);
  if (query.urls !== undefined) return chosenOnes(db, query.urls.split(','), size);
  const list = query.group ? await listOf(db, query.group) : EVERYTHING;
  const conditions = filterConditions(query);
  if (query.search !== undefined && query.search.trim() !== '') {
    const asked = { typed: query.search, list, conditions, orderby: query.orderby, size, offset };
    const { attempts, ...found } = await searchPage(db, asked);
    return {
      ...found,
      num_pages: pageCount(found.total, size),
      suggestions: found.total > 0 ? [] : await fruitful(db, attempts, asked),
    };
  }
  if (list !== null && conditions.length > 0) {
    const found = await filteredPlaces(db, { list, conditions, orderby: query.orderby, size, offset });
    return { ...found, num_pages: pageCount(found.total, size), corrected: '', suggestions: [] };
  }
  const total = list === null ? 0 : await sizeOf(db, list);
  return {
    ids: list === null || offset >= total ? [] : await placesOf(db, list, query.orderby, { size, offset, total }),
    total,
    more: false,
    num_pages: pageCount(total, size),
    corrected: '',
    suggestions: [],
  };
}

/** The enabled products with these slugs, in the given order. */
async function chosenOnes(db: Db, slugs: readonly string[], size: number): Promise<ProductPage> {
  const rows = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(inArray(products.slug, [...slugs]), eq(products.enabled, true)));
  const ids = slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? []).slice(0, size);
  return { ids, total: ids.length, more: false, num_pages: 1, corrected: '', suggestions: [] };
}

/** The first few attempts that have results. */
async function fruitful(db: Db, attempts: readonly string[], asked: WantedPage): Promise<string[]> {
  const found: string[] = [];
  for (const typed of attempts) {
    if (found.length === MAX_SUGGESTIONS) break;
    const { total } = await searchPage(db, { ...asked, typed, size: 1, offset: 0 });
    if (total > 0) found.push(typed);
  }
  return found;
}

/** The list id of a group with its descendants; null for an unknown group. */
export async function listOf(db: Db, url: string): Promise<number | null> {
  const [group] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.model, 'product'), eq(groups.url, url)));
  return group?.id ?? null;
}

async function sizeOf(db: Db, list: number): Promise<number> {
  const [counted] = await db.select({ total: listSizes.total }).from(listSizes).where(eq(listSizes.listId, list));
  return counted?.total ?? 0;
}

interface Part {
  readonly size: number;
  readonly offset: number;
  readonly total: number;
}

/** A page of a list, by index-only scan from the nearer end. */
async function placesOf(
  db: Db,
  list: number,
  orderby: ProductOrder | undefined,
  { size, offset, total }: Part,
): Promise<number[]> {
  const end = Math.min(offset + size, total);
  const backwards = total - end < offset;
  const rows = await db
    .select({ id: productPlaces.productId })
    .from(productPlaces)
    .where(eq(productPlaces.listId, list))
    .orderBy(...placeOrder(orderby, backwards))
    .limit(end - offset)
    .offset(backwards ? total - end : offset);
  const ids = rows.map(({ id }) => id);
  return backwards ? ids.toReversed() : ids;
}
