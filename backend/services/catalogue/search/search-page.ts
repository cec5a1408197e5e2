import { type SQL, and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ProductOrder } from '@/lib/contract/catalogue/filter';
import { type Db, queryRows } from '../../../db/client';
import { EVERYTHING, products, skus } from '../../../db/schema/catalogue/catalogue';
import { findCodes } from './find-codes';
import { type ProductSearch, isNamed, productSearch } from './product-search';
import { inList, inOrder, sourceOf } from './searched-list';

/** Results are counted up to this number, since an exact count is expensive. */
const MAX_COUNTED = 100;
/** What a search box says of the rest, while one types: counting more walks the list once for each letter. */
export const COUNTED_WHILE_TYPED = 20;
/** Searches that may be requested again at once. */
const MAX_KEPT = 50;
/** Limit of products with similar codes: one page. */
const MAX_NEAR = 9;

export interface WantedPage {
  readonly typed: string;
  /** The list to search in; null for an unknown list, which is empty. */
  readonly list: number | null;
  /** Additional conditions. */
  readonly conditions: readonly SQL[];
  readonly orderby: ProductOrder | undefined;
  readonly size: number;
  readonly offset: number;
  /** How far results are counted; MAX_COUNTED if absent. */
  readonly counted?: number;
}

export interface FoundPage {
  readonly ids: readonly number[];
  /** At most as many as are counted. */
  readonly total: number;
  /** There are more than are counted. */
  readonly more: boolean;
  readonly corrected: string;
  readonly attempts: readonly string[];
}

const foundId = z.object({ id: z.int() });
const ranked = foundId.extend({ rank: z.int(), named: z.boolean() });
type Ranked = z.infer<typeof ranked>;

type Asked = Omit<WantedPage, 'size' | 'offset'>;

/** What the pages and filters of a search have in common. */
interface Matches {
  readonly search: ProductSearch;
  readonly where: SQL;
  /** By a name or code, best first. Read only for lists by rank. */
  readonly named: readonly Ranked[];
  /** In list order. Empty if `named` has more than are counted. */
  readonly first: readonly Ranked[];
  readonly counted: number;
}

async function readMatches(
  db: Db,
  { typed, list, conditions, orderby, counted = MAX_COUNTED }: Asked,
): Promise<Matches> {
  const search = await productSearch(db, typed);
  const where =
    list === null
      ? sql`false`
      : (and(eq(products.enabled, true), inList(db, list), search.condition, ...conditions) ?? sql`false`);
  const byName = orderby === undefined ? namedParts(where, search, counted) : [];
  const firstOf = (condition: SQL | undefined): SQL =>
    sql`(select ${products.id} as id, ${products.sort} as sort, ${search.rank} as rank, false as named
      from ${sourceOf(list ?? EVERYTHING, orderby)} where ${condition}
      order by ${inOrder(orderby)} limit ${counted + 1})`;
  const rows = await queryRows(
    db,
    ranked,
    byName.length === 0
      ? firstOf(where)
      : // What is named is found by an index; the list is walked only if that is not enough.
        sql`with by_name as materialized (${sql.join(byName, sql` union all `)}),
          found as (select id, sort, rank, true as named from by_name
            union all ${firstOf(and(where, sql`(select count(*) from by_name) <= ${counted}`))})
          select id, rank, named from found order by named desc, case when named then rank end, sort, id`,
  );
  const [named, first] = [rows.filter((row) => row.named), rows.filter((row) => !row.named)];
  return { search, where, named, first, counted };
}

/** For each rank that is by a name or code: its first products that have no better one. */
function namedParts(where: SQL, { tiers }: ProductSearch, counted: number): SQL[] {
  const byName = tiers.filter(isNamed);
  return byName.map(({ rank, condition }, at) => {
    const better = byName.slice(0, at).map((tier) => not(tier.condition));
    return sql`(
      select ${products.id} as id, ${products.sort} as sort, ${sql.raw(String(rank))} as rank from ${products}
      where ${and(where, condition, ...better)} order by ${inOrder(undefined)} limit ${counted + 1})`;
  });
}

/** The latest searches, by the state of the database that they were read in. */
const latest = new WeakMap<Db, LRUCache<string, Promise<Matches>>>();

/**
 * Equal as long as no transaction was committed in between; null in a transaction that has written, whose changes it
 * does not show.
 */
async function stateOf(db: Db): Promise<string | null> {
  const [row] = await queryRows(
    db,
    z.object({ state: z.string().nullable() }),
    sql`select case when pg_current_xact_id_if_assigned() is null then pg_current_snapshot()::text end as state`,
  );
  return row?.state ?? null;
}

/** A page of the storefront requests its list, its prices and its filters: they share one search. */
async function matchesOf(db: Db, asked: Asked): Promise<Matches> {
  const { typed, list, conditions, orderby, counted } = asked;
  const state = conditions.length > 0 ? null : await stateOf(db);
  if (state === null) return readMatches(db, asked);
  const kept = latest.get(db) ?? new LRUCache<string, Promise<Matches>>({ max: MAX_KEPT });
  latest.set(db, kept);
  const key = JSON.stringify([state, typed, list, orderby, counted]);
  const known = kept.get(key);
  if (known) return known;
  const found = readMatches(db, asked);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

const hasMore = ({ named, first, counted }: Matches): boolean => Math.max(named.length, first.length) > counted;

/** Ids of the results that a page counts, which the filters share with the pages; the first in list order of more. */
export async function countedResults(db: Db, asked: Asked): Promise<readonly number[]> {
  const matches = await matchesOf(db, asked);
  if (!hasMore(matches)) return (await searchPage(db, { ...asked, size: MAX_COUNTED, offset: 0 })).ids;
  const { named, first } = matches;
  return (first.length > 0 ? first : named).slice(0, MAX_COUNTED).map(({ id }) => id);
}

/** A page of search results. */
export async function searchPage(db: Db, { size, offset, ...asked }: WantedPage): Promise<FoundPage> {
  const { typed, list, conditions, orderby } = asked;
  const matches = await matchesOf(db, asked);
  const { search, named, first } = matches;
  if (named.length + first.length === 0) {
    const near = list === null ? null : await nearCode(db, typed, and(inList(db, list), ...conditions));
    if (near) return { ...near, ids: offset === 0 ? near.ids : [], attempts: [] };
  }
  const more = hasMore(matches);
  const total = more ? matches.counted : first.length;
  const end = Math.min(offset + size, total);
  const ids =
    orderby !== undefined
      ? first.slice(offset, end)
      : named.length >= end
        ? named.slice(offset, end)
        : more
          ? (await best(db, matches, end)).slice(offset)
          : // Sorting is stable: products of equal rank stay in list order.
            first.toSorted((one, other) => one.rank - other.rank).slice(offset, end);
  return {
    ids: ids.map(({ id }) => id),
    total,
    more,
    corrected: total > 0 ? search.corrected : '',
    attempts: search.attempts,
  };
}

/**
 * Products with the typed barcode, or whose code differs from the typed one by one character added, missing, changed or
 * swapped; null when none.
 */
async function nearCode(
  db: Db,
  typed: string,
  where: SQL | undefined,
): Promise<Pick<FoundPage, 'ids' | 'total' | 'more' | 'corrected'> | null> {
  const found = (await findCodes(db, [typed])).get(typed);
  if (!found) return null;
  const rows = await db
    .select({ id: products.id, code: skus.code })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(inArray(skus.id, [...found.skuIds]), where))
    .orderBy(asc(products.sort), asc(products.id), asc(skus.sort));
  const ids = [...new Set(rows.map(({ id }) => id))].slice(0, MAX_NEAR);
  // A scanned barcode is what was searched for, not a mistyped code.
  const isMeant = found.match === 'exact' || found.match === 'written';
  return ids.length === 0
    ? null
    : { ids, total: ids.length, more: false, corrected: isMeant || ids.length > 1 ? '' : (rows[0]?.code ?? '') };
}

/**
 * The best `count` of many results, rank by rank until there are enough. Each rank is taken from the `first` results if
 * they contain enough of it, else from a query that can use an index: that of words if they are rare, else the order's.
 */
async function best(
  db: Db,
  { where, search: { tiers }, first, named }: Matches,
  count: number,
): Promise<{ id: number }[]> {
  const found = new Map<number, { id: number }>();
  for (const tier of tiers) {
    const among = first.filter((row) => row.rank <= tier.rank).slice(0, count);
    const rows =
      among.length === count
        ? among
        : isNamed(tier)
          ? named.filter(({ rank }) => rank === tier.rank)
          : await queryRows(
              db,
              foundId,
              sql`select ${products.id} as id from ${products} where ${and(where, tier.condition)}
                order by ${inOrder(undefined)} limit ${count}`,
            );
    // Products already found have a better rank and keep their position.
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
    if (found.size >= count) break;
  }
  return [...found.values()].slice(0, count);
}
