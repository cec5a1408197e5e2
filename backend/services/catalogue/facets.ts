import { type SQL, and, eq, inArray, not, sql } from 'drizzle-orm';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { productFacets } from '@/lib/contract/catalogue/filter';
import type { Db } from '../../db/client';
import { EVERYTHING, productPlaces, products } from '../../db/schema/catalogue';
import { listOf } from './product-list';
import { searchPage } from './search/search-page';
import { hasSpecial, hasStock } from './filter/conditions';

type Facets = ReplyOf<typeof productFacets>;

/** Limit, to keep the list usable. */
const MAX_BRANDS = 40;
/** Number of search results the facets are computed from. */
const MAX_FOUND = 100;
const NONE: Facets = { brands: [], has_new: false, has_special: false, has_sold_out: false };

interface Asked {
  readonly group?: string | undefined;
  readonly search?: string | undefined;
}

/** The available filters of a list, or of the first search results. */
export async function facetsOf(db: Db, { group, search = '' }: Asked): Promise<Facets> {
  const list = group ? await listOf(db, group) : EVERYTHING;
  if (list === null) return NONE;
  const inList = eq(productPlaces.listId, list);
  if (search.trim() === '') return facetsWhere(db, inList);
  const { ids } = await searchPage(db, {
    typed: search,
    list,
    conditions: [],
    orderby: undefined,
    size: MAX_FOUND,
    offset: 0,
  });
  return ids.length === 0 ? NONE : facetsWhere(db, and(inList, inArray(productPlaces.productId, [...ids])) ?? inList);
}

async function facetsWhere(db: Db, where: SQL): Promise<Facets> {
  const onPlace = eq(products.id, productPlaces.productId);
  const count = sql<number>`count(*)::int`;
  const any = async (condition: SQL): Promise<boolean> => {
    const rows = await db
      .select({ id: productPlaces.productId })
      .from(productPlaces)
      .innerJoin(products, onPlace)
      .where(and(where, condition))
      .limit(1);
    return rows.length > 0;
  };
  const [brands, hasNew, special, soldOut] = await Promise.all([
    db
      .select({ name: products.brand, count })
      .from(productPlaces)
      .innerJoin(products, onPlace)
      .where(and(where, sql`${products.brand} <> ''`))
      .groupBy(products.brand)
      .orderBy(sql`${count} desc`, sql`${products.brand} collate "C"`)
      .limit(MAX_BRANDS),
    any(eq(products.isNew, true)),
    any(hasSpecial),
    any(not(hasStock)),
  ]);
  return {
    brands: brands.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    has_new: hasNew,
    has_special: special,
    has_sold_out: soldOut,
  };
}
