import { desc, eq } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { stockMoves } from '../../../db/schema/catalogue/stock-moves';
import { notFound, PlatformError } from '../../../system/refusals/platform-error';
import { recordChange } from '../../site/change-log';

export type StockMove = typeof stockMoves.$inferSelect;
type Sku = typeof skus.$inferSelect;

export interface SkuRequest {
  readonly id: number;
  readonly by: { readonly userId: number; readonly name: string };
  readonly at: Date;
}

export interface Prices {
  /** Cents without GST. */
  readonly price: number;
  /** Null for none. */
  readonly specialPrice: number | null;
}

const JOURNAL = 30;

async function lockSku(tx: Db, id: number): Promise<Sku> {
  const [sku] = await tx.select().from(skus).where(eq(skus.id, id)).for('update');
  if (!sku) throw notFound('This sku');
  return sku;
}

/** The stock journal of a sku, newest first; sales are in its orders. */
export function readMoves(db: Db, skuId: number): Promise<StockMove[]> {
  return db.select().from(stockMoves).where(eq(stockMoves.skuId, skuId)).orderBy(desc(stockMoves.id)).limit(JOURNAL);
}

/**
 * Adds `qty` pieces to a sku's stock (negative: removes) and records it in the journal. Idempotent by `key`. The change
 * is relative, because orders may change the stock meanwhile. @throws PlatformError 404, 409
 */
export async function moveStock(
  tx: Db,
  { id, by, at }: SkuRequest,
  { qty, reason, key }: { readonly qty: number; readonly reason: string; readonly key: string },
): Promise<void> {
  const sku = await lockSku(tx, id);
  const stock = sku.stock + qty;
  const moved = await tx
    .insert(stockMoves)
    .values({ skuId: id, qty, stockAfter: Math.max(0, stock), reason, key, userId: by.userId, person: by.name, at })
    .onConflictDoNothing({ target: stockMoves.key })
    .returning({ id: stockMoves.id });
  if (moved.length === 0) return;
  if (stock < 0) {
    const words = `The stock is ${sku.stock}: so many more cannot be taken.`;
    throw new PlatformError(409, 'STOCK', words, { errors: { qty: words } });
  }
  await tx.update(skus).set({ stock }).where(eq(skus.id, id));
  await recordChange(tx, {
    by,
    at,
    subject: 'sku',
    id: String(id),
    name: sku.code,
    action: 'Stock moved',
    before: { stock: sku.stock },
    after: { stock, reason },
  });
}

const inWords = ({ price, specialPrice }: Prices) => ({
  price: formatMoney(price),
  special_price: specialPrice === null ? 'none' : formatMoney(specialPrice),
});

/** Changes a sku's prices, unless they differ from those the editor has seen. @throws PlatformError 404, 409 */
export async function changePrices(tx: Db, request: SkuRequest, seen: Prices, wanted: Prices): Promise<void> {
  const sku = await lockSku(tx, request.id);
  if (sku.price === wanted.price && sku.specialPrice === wanted.specialPrice) return;
  if (sku.price !== seen.price || sku.specialPrice !== seen.specialPrice)
    throw new PlatformError(409, 'CHANGED', 'Somebody else has changed these prices meanwhile. Please look again.');
  await tx.update(skus).set({ price: wanted.price, specialPrice: wanted.specialPrice }).where(eq(skus.id, sku.id));
  const { by, at } = request;
  const change = { by, at, subject: 'sku', id: String(sku.id), name: sku.code, action: 'Prices changed' } as const;
  await recordChange(tx, { ...change, before: inWords(sku), after: inWords(wanted) });
}
