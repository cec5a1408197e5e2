import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ProductListQuery } from '@/lib/contract/catalogue/product';
import type { Db } from '../../db/client';
import { pageCount, pageRequest } from '../../db/paging';
import { groups, productGroups, products } from '../../db/schema/catalogue';
import { productSearch } from './search/product-search';

export interface ProductPage {
  readonly ids: readonly number[];
  readonly num_pages: number;
  readonly total: number;
  /** What was searched for in place of mistyped words; '' otherwise. */
  readonly corrected: string;
  /** Searches that find something, where this one finds nothing. */
  readonly suggestions: string[];
}

type ListQuery = Pick<ProductListQuery, 'page' | 'page_size' | 'group' | 'search' | 'orderby'>;

const PAGE_SIZE = 9;
const MOST_SUGGESTIONS = 3;

/** One page of the catalogue: a group counts with all below it. An unknown group has no products. */
export async function productPage(db: Db, query: ListQuery): Promise<ProductPage> {
  const { size, offset } = pageRequest(query, PAGE_SIZE);
  const search =
    query.search === undefined || query.search.trim() === '' ? null : await productSearch(db, query.search);
  const where = and(eq(products.enabled, true), query.group ? inGroup(db, query.group) : undefined, search?.condition);
  const order = [...(search && query.orderby === undefined ? [asc(search.rank)] : []), ...orderOf(query.orderby)];
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .where(where);
  const total = counted?.total ?? 0;
  const rows =
    total > offset
      ? await db
          .select({ id: products.id })
          .from(products)
          .where(where)
          .orderBy(...order)
          .limit(size)
          .offset(offset)
      : [];
  return {
    ids: rows.map((row) => row.id),
    total,
    num_pages: pageCount(total, size),
    corrected: total > 0 ? (search?.corrected ?? '') : '',
    suggestions: total > 0 || !search ? [] : await fruitful(db, search.attempts, query.group),
  };
}

/** Those of the attempts that find something. */
async function fruitful(db: Db, attempts: readonly string[], group: string | undefined): Promise<string[]> {
  const found: string[] = [];
  for (const search of attempts) {
    if (found.length === MOST_SUGGESTIONS) break;
    const { total } = await productPage(db, { search, group, page_size: 1 });
    if (total > 0) found.push(search);
  }
  return found;
}

function inGroup(db: Db, url: string): SQL {
  const top = db
    .select({ lft: groups.lft, rgt: groups.rgt })
    .from(groups)
    .where(and(eq(groups.model, 'product'), eq(groups.url, url)))
    .as('top');
  const members = db
    .select({ productId: productGroups.productId })
    .from(top)
    .innerJoin(groups, and(eq(groups.model, 'product'), sql`${groups.lft} between ${top.lft} and ${top.rgt}`))
    .innerJoin(productGroups, eq(productGroups.groupId, groups.id));
  return inArray(products.id, members);
}

function orderOf(orderby: ProductListQuery['orderby']): SQL[] {
  switch (orderby) {
    case 'name':
      // Byte order of the normalised name: the same in every database, whatever its locale.
      return [sql`${products.searchName} collate "C" asc`, asc(products.id)];
    case 'newest':
      return [desc(products.createdAt), asc(products.id)];
    default:
      return [asc(products.sort), asc(products.id)];
  }
}
