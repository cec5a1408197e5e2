import { type SQL, and, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { productFacets } from '@/lib/contract/catalogue/filter';
import { type Db, queryRows } from '../../db/client';
import { isAnyOf } from '../../db/is-any-of';
import { EVERYTHING, listBrands, productPlaces, products, skus } from '../../db/schema/catalogue/catalogue';
import { listOf } from './product-list';
import { countedResults } from './search/search-page';
import { hasSpecial } from './filter/conditions';
import { canBeOrdered, cannotBeOrdered, isNotRetired } from './skus/is-sold';

type Facets = ReplyOf<typeof productFacets>;

/** Limit, to keep the list usable. */
const MAX_BRANDS = 40;
const NONE: Facets = { brands: [], has_new: false, has_special: false, has_sold_out: false };

interface Asked {
  readonly group?: string | undefined;
  readonly search?: string | undefined;
}

/** The available filters of a list, or of those results of a search that are counted. */
export async function facetsOf(db: Db, { group, search = '' }: Asked): Promise<Facets> {
  const list = group ? await listOf(db, group) : EVERYTHING;
  if (list === null) return NONE;
  if (search.trim() === '') return facetsOfList(db, list);
  const ids = await countedResults(db, { typed: search, list, conditions: [], orderby: undefined });
  return ids.length === 0 ? NONE : facetsOfProducts(db, ids);
}

const brandRow = z.object({
  name: z.string(),
  count: z.int(),
  has_new: z.boolean(),
  has_special: z.boolean(),
  has_sold_out: z.boolean(),
});

/**
 * With one statement. It stops at the first special and at the first that is sold out: asked of each product, the
 * planner reads all specials of the shop.
 */
async function facetsOfProducts(db: Db, ids: readonly number[]): Promise<Facets> {
  const isOfFound = sql`${skus.productId} = found.id and ${isNotRetired}`;
  const special = sql`select 1 from found join ${skus} on ${isOfFound} where ${skus.specialPrice} is not null`;
  const stocked = sql`select 1 from ${skus} where ${isOfFound} and ${canBeOrdered}`;
  const soldOut = sql`select 1 from found where not exists (${stocked})`;
  const rows = await queryRows(
    db,
    brandRow,
    sql`with found as materialized (
        select ${products.id} as id, ${products.brand} as brand, ${products.isNew} as is_new from ${products}
        where ${isAnyOf(products.id, ids)}
      )
      select brand as name, count(*)::int as count, bool_or(is_new) as has_new,
        exists (${special}) as has_special, exists (${soldOut}) as has_sold_out
      from found group by brand order by count desc, brand collate "C"`,
  );
  return {
    brands: brandsOf(rows.filter(({ name }) => name !== '').slice(0, MAX_BRANDS)),
    has_new: rows.some((row) => row.has_new),
    has_special: rows.some((row) => row.has_special),
    has_sold_out: rows.some((row) => row.has_sold_out),
  };
}

const brandsOf = (most: Facets['brands']): Facets['brands'] =>
  most.map(({ name, count }) => ({ name, count })).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/**
 * Whether the list has a product of which nothing can be ordered: starts at such skus (index skus_sold_out). Written
 * with scalar subqueries, since the planner may turn `exists` into a join that reads a whole table.
 */
async function hasSoldOut(db: Db, list: number): Promise<boolean> {
  const empty = alias(skus, 'empty');
  const left = sql`(select count(*) from ${skus}
    where ${skus.productId} = ${empty.productId} and ${isNotRetired} and ${canBeOrdered})`;
  const listed = sql`(select ${productPlaces.listId} from ${productPlaces}
    where ${productPlaces.productId} = ${empty.productId} and ${productPlaces.listId} = ${list} limit 1)`;
  const rows = await db
    .select({ id: empty.id })
    .from(empty)
    .where(and(cannotBeOrdered(empty), isNull(empty.retiredAt), eq(left, 0), isNotNull(listed)))
    .limit(1);
  return rows.length > 0;
}

/** Of a list of any length: each statement stops early or reads an index. */
async function facetsOfList(db: Db, list: number): Promise<Facets> {
  const any = async (condition: SQL | undefined): Promise<boolean> => {
    const rows = await db
      .select({ id: productPlaces.productId })
      .from(productPlaces)
      .innerJoin(products, eq(products.id, productPlaces.productId))
      .where(and(eq(productPlaces.listId, list), condition))
      .limit(1);
    return rows.length > 0;
  };
  const [brands, hasNew, special, soldOut, withoutSku] = await Promise.all([
    db
      .select({ name: listBrands.brand, count: listBrands.total })
      .from(listBrands)
      .where(and(eq(listBrands.listId, list), gt(listBrands.total, 0), ne(listBrands.brand, '')))
      .orderBy(desc(listBrands.total), sql`${listBrands.brand} collate "C"`)
      .limit(MAX_BRANDS),
    any(eq(products.isNew, true)),
    any(hasSpecial),
    hasSoldOut(db, list),
    any(isNull(productPlaces.lowestPrice)),
  ]);
  return {
    brands: brandsOf(brands),
    has_new: hasNew,
    has_special: special,
    has_sold_out: soldOut || withoutSku,
  };
}
