import { type SQL, and, asc, eq, gt, inArray, isNotNull, isNull, like, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { codeKey } from '../../services/catalogue/search/code-key';
import { compactText } from '../../services/catalogue/search/search-text';

/** Skus that are running out: with few pieces, still sold, and not replaced by another. */
export const isRunningOut = (db: Db): SQL | undefined =>
  and(
    isNull(skus.retiredAt),
    isNull(skus.replacedById),
    // By the index products_bin: the product of each sku need not be read.
    notInArray(skus.productId, db.select({ id: products.id }).from(products).where(isNotNull(products.deletedAt))),
    // As the index skus_few has them, which knows no parameters.
    sql`${skus.stock} <= 10`,
  );
const MIN_LENGTH = 3;

export interface SkuFilter {
  /** A code or its start, a barcode, or part of a name. */
  readonly q: string;
  readonly few: boolean;
  /** Cursor: skus after this id. */
  readonly after: number | null;
}

export type FoundSku = typeof skus.$inferSelect & { readonly product: string; readonly slug: string };

const columns = { sku: skus, product: products.name, slug: products.slug };

export const isTooShort = ({ q }: SkuFilter): boolean => q !== '' && codeKey(q).length < MIN_LENGTH;

async function matching(db: Db, q: string) {
  if (q === '') return undefined;
  const coded = or(eq(skus.barcode, q), like(skus.codeKey, `${codeKey(q)}%`));
  const [known] = await db.select({ id: skus.id }).from(skus).where(coded).limit(1);
  if (known) return coded;
  const compact = `%${compactText(q)}%`;
  const named = db.select({ id: products.id }).from(products).where(like(products.searchCompact, compact));
  return inArray(skus.productId, named);
}

/** The first matching skus, in order of creation. */
export async function searchSkus(db: Db, filter: SkuFilter, limit: number): Promise<FoundSku[]> {
  if (isTooShort(filter)) return [];
  const rows = await db
    .select(columns)
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      and(
        isNull(skus.retiredAt),
        isNull(products.deletedAt),
        await matching(db, filter.q),
        filter.few ? isRunningOut(db) : undefined,
        filter.after === null ? undefined : gt(skus.id, filter.after),
      ),
    )
    .orderBy(asc(skus.id))
    .limit(limit);
  return rows.map(({ sku, product, slug }) => ({ ...sku, product, slug }));
}

export async function findSku(db: Db, id: number): Promise<FoundSku | null> {
  const [found] = await db
    .select(columns)
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(skus.id, id));
  return found ? { ...found.sku, product: found.product, slug: found.slug } : null;
}
