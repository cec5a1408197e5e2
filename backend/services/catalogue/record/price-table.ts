import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { priceLevels, skuPrices } from '../../../db/schema/catalogue/prices';
import { digest } from '../../../system/digest';
import { notFound, PlatformError } from '../../../system/refusals/platform-error';
import { recordChange } from '../../site/change-log';
import { lockSkus } from '../skus/lock-skus';

/** A sku's prices for one level, or its general prices. Cents without GST. */
export interface PriceRow {
  readonly skuId: number;
  readonly code: string;
  readonly options: readonly string[];
  /** Null for general prices. */
  readonly level: { readonly id: number; readonly name: string } | null;
  /** Null if the level has no price. */
  readonly price: number | null;
  /** Special price; general prices only. */
  readonly special: number | null;
  /** Prices by minimum quantity. */
  readonly breaks: ReadonlyMap<number, number>;
}

export interface PriceTable {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly rows: readonly PriceRow[];
  /** All minimum quantities used by breaks, ascending. */
  readonly quantities: readonly number[];
  /** Digest of the rows, to detect concurrent edits. */
  readonly seen: string;
}

export interface WantedRow {
  readonly skuId: number;
  readonly levelId: number | null;
  readonly price: number | null;
  readonly special: number | null;
  readonly breaks: ReadonlyMap<number, number>;
}

/** Like readPrices, but locks the skus until the transaction ends. @throws PlatformError 404 */
export async function lockPrices(tx: Db, id: number): Promise<PriceTable> {
  await lockSkus(tx, eq(skus.productId, id));
  return readPrices(tx, id);
}

/** The prices of a product's sold skus, by level. @throws PlatformError 404 */
export async function readPrices(db: Db, id: number): Promise<PriceTable> {
  const [product] = await db
    .select({ id: products.id, name: products.name, slug: products.slug })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  if (!product) throw notFound('This product');
  const own = await db
    .select()
    .from(skus)
    .where(and(eq(skus.productId, id), isNull(skus.retiredAt)))
    .orderBy(asc(skus.sort), asc(skus.id));
  const levels = await db.select().from(priceLevels).orderBy(asc(priceLevels.sort), asc(priceLevels.id));
  const ids = own.map((sku) => sku.id);
  const prices = ids.length === 0 ? [] : await db.select().from(skuPrices).where(inArray(skuPrices.skuId, ids));
  const rows = own.flatMap((sku) =>
    [null, ...levels].map((level): PriceRow => {
      const mine = prices.filter((one) => one.skuId === sku.id && one.levelId === (level?.id ?? null));
      const single = mine.find(({ fromQty }) => fromQty === 1)?.price ?? null;
      return {
        skuId: sku.id,
        code: sku.code,
        options: sku.options,
        level,
        price: level === null ? sku.price : single,
        special: level === null ? sku.specialPrice : null,
        breaks: new Map(mine.filter(({ fromQty }) => fromQty > 1).map((one) => [one.fromQty, one.price])),
      };
    }),
  );
  const quantities = [...new Set(prices.map(({ fromQty }) => fromQty))].filter((qty) => qty > 1);
  const seen = rows.map(({ breaks, ...row }) => ({ ...row, breaks: [...breaks].toSorted(([a], [b]) => a - b) }));
  return {
    ...product,
    rows,
    quantities: quantities.toSorted((one, other) => one - other),
    seen: digest(JSON.stringify(seen)).slice(0, 24),
  };
}

const shown = (cents: number | null): string => (cents === null ? 'none' : formatMoney(cents));

/** Formats a row for the change log. */
function words({ code, level }: PriceRow, { price, special, breaks }: Pick<PriceRow, 'price' | 'special' | 'breaks'>) {
  const name = level === null ? code : `${code}, ${level.name}`;
  return Object.fromEntries([
    [name, shown(price)],
    ...(special === null ? [] : [[`${name}, special`, shown(special)]]),
    ...[...breaks].map(([qty, cents]) => [`${name}, from ${qty}`, shown(cents)]),
  ]);
}

interface Request {
  readonly by: { readonly userId: number; readonly name: string };
  readonly at: Date;
}

/** Refuses the edit of a stale table. @throws PlatformError 409 */
export function requireUnchangedSince(table: PriceTable, seen: string): void {
  if (table.seen !== seen)
    throw new PlatformError(409, 'CHANGED', 'Somebody else has changed these prices meanwhile. Please look again.');
}

/**
 * Writes all prices of a product's skus, inside the transaction that locked the table.
 * @returns the product's slug, or null if nothing changed
 */
export async function changeTable(
  tx: Db,
  table: PriceTable,
  { by, at }: Request,
  wanted: readonly WantedRow[],
): Promise<string | null> {
  const of = (row: PriceRow) =>
    wanted.find(({ skuId, levelId }) => skuId === row.skuId && levelId === (row.level?.id ?? null)) ?? row;
  const before = Object.assign({}, ...table.rows.map((row) => words(row, row)));
  const after = Object.assign({}, ...table.rows.map((row) => words(row, of(row))));
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  for (const row of table.rows) {
    const { price, special } = of(row);
    if (row.level === null && price !== null && (price !== row.price || special !== row.special))
      await tx.update(skus).set({ price, specialPrice: special }).where(eq(skus.id, row.skuId));
  }
  const ids = [...new Set(table.rows.map(({ skuId }) => skuId))];
  if (ids.length > 0) await tx.delete(skuPrices).where(inArray(skuPrices.skuId, ids));
  const rows = table.rows.flatMap((row) => {
    const { price, breaks } = of(row);
    const levelId = row.level?.id ?? null;
    const one = (fromQty: number, cents: number) => ({ skuId: row.skuId, levelId, fromQty, price: cents });
    return [
      ...(levelId !== null && price !== null ? [one(1, price)] : []),
      ...[...breaks].map(([qty, cents]) => one(qty, cents)),
    ];
  });
  // As one parameter: a statement has 65,535 at most.
  await tx.execute(sql`insert into sku_prices (sku_id, level_id, from_qty, price)
    select "skuId", "levelId", "fromQty", price from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c ("skuId" int, "levelId" int, "fromQty" int, price int)`);
  const change = {
    by,
    at,
    subject: 'product',
    id: String(table.id),
    name: table.name,
    action: 'Prices changed',
  } as const;
  await recordChange(tx, { ...change, before, after });
  return table.slug;
}
