import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { products } from '../../../db/schema/catalogue/catalogue';
import { notFound } from '../../../system/refusals/platform-error';
import { recordChange } from '../../site/change-log';
import { changeProducts } from './change-products';

/** Products of a brand are counted up to this number, since an exact count reads them all. */
export const MAX_COUNTED = 100;

export interface Brand {
  readonly name: string;
  /** Without those in the bin; MAX_COUNTED + 1 if there are more than MAX_COUNTED. */
  readonly products: number;
}

/**
 * The names of all brands, or of the first `limit` after a name; skips through the index, so the cost does not grow
 * with the number of products.
 */
export async function brandNames(db: Db, { after = '', limit }: { after?: string; limit?: number } = {}) {
  const rows = await queryRows(
    db,
    z.object({ brand: z.string() }),
    sql`with recursive known as (
        (select brand from products where brand > ${after}::text order by brand limit 1)
        union all
        select (select brand from products where brand > known.brand order by brand limit 1) from known
          where known.brand is not null
      ) select brand from known where brand is not null ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  );
  return rows.map(({ brand }) => brand);
}

interface BrandSearch {
  /** Part of the name, in any case. */
  readonly q: string;
  /** Brands after this name; '' for the first. */
  readonly after: string;
  readonly limit: number;
}

/** Brands whose name contains `q`, with product counts. */
export async function searchBrands(db: Db, { q, after, limit }: BrandSearch): Promise<Brand[]> {
  const wanted = q.toLowerCase();
  const names =
    wanted === ''
      ? await brandNames(db, { after, limit })
      : (await brandNames(db, { after })).filter((name) => name.toLowerCase().includes(wanted)).slice(0, limit);
  if (names.length === 0) return [];
  return queryRows(
    db,
    z.object({ name: z.string(), products: z.number() }),
    sql`select name, (
        select count(*)::int from (
          select 1 from products where brand = wanted.name and deleted_at is null limit ${MAX_COUNTED + 1}
        ) as counted
      ) as products
      from unnest(${sql.param(names)}::text[]) with ordinality as wanted (name, place) order by place`,
  );
}

interface Rename {
  readonly from: string;
  /** '' removes the brand. */
  readonly to: string;
  readonly by: { readonly userId: number; readonly name: string };
  readonly at: Date;
}

/**
 * Changes the brand of all its products, to a new or existing one.
 * @returns the number of products, without those in the bin
 * @throws PlatformError 404
 */
export async function renameBrand(tx: Db, { from, to, by, at }: Rename): Promise<number> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.brand, from), isNull(products.deletedAt)))
    .orderBy(asc(products.id));
  if (rows.length === 0) throw notFound('This brand');
  const ids = rows.map(({ id }) => id);
  await changeProducts(tx, ids, () => ({ brand: to }), at);
  // Products in the bin are renamed too, for when they are restored.
  await tx.update(products).set({ brand: to }).where(eq(products.brand, from));
  await recordChange(tx, {
    by,
    at,
    subject: 'brand',
    id: from,
    name: to || from,
    action: to === '' ? 'Taken away' : 'Renamed',
    before: { name: from },
    after: { name: to || 'none', products: ids.length },
  });
  return ids.length;
}
