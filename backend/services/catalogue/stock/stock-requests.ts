import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { stockRequests } from '../../../db/schema/catalogue/stock-requests';
import { isOrderable } from '../../../rules/catalogue/order-quantity';
import { notFound } from '../../../system/refusals/platform-error';
import { canBeOrdered, isSold } from '../skus/is-sold';
import { queueMail } from '../../mail/queue-mail';

const AT_ONCE = 100;
/** Retention of notified requests, in milliseconds. */
const NOTIFIED_MS = 30 * 86_400_000;

/** Stores a stock request, once per account. False if the sku can be ordered. Throws 404 for a sku that is not sold. */
export async function askForStock(
  db: Db,
  { userId, skuId }: { userId: number; skuId: number },
  at: Date,
): Promise<boolean> {
  const [sku] = await db
    .select({ stock: skus.stock, minQty: skus.minQty, qtyStep: skus.qtyStep })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(skus.id, skuId), isSold));
  if (!sku) throw notFound('This product');
  if (isOrderable(sku)) return false;
  await db
    .insert(stockRequests)
    .values({ userId, skuId, createdAt: at })
    .onConflictDoUpdate({ target: [stockRequests.skuId, stockRequests.userId], set: { notifiedAt: null } });
  return true;
}

/**
 * Queues mails for requests whose sku can be ordered again, at most AT_ONCE. Polls the stock instead of handling
 * events, so that any cause counts: an expired order, an import, an edit of the database. A request is marked as
 * notified in the transaction that queues its mail, hence once even with concurrent sweeps. @returns the number of
 * queued mails
 */
export async function notifyOfStock(db: Db, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ userId: stockRequests.userId, skuId: stockRequests.skuId })
      .from(stockRequests)
      .innerJoin(skus, eq(skus.id, stockRequests.skuId))
      .innerJoin(products, eq(products.id, skus.productId))
      .where(and(isNull(stockRequests.notifiedAt), canBeOrdered, isSold))
      .orderBy(stockRequests.createdAt)
      .limit(AT_ONCE)
      .for('update', { of: stockRequests, skipLocked: true });
    if (due.length === 0) return 0;
    const pairs = due.map(({ skuId, userId }) => sql`(${skuId}::int, ${userId}::int)`);
    await tx
      .update(stockRequests)
      .set({ notifiedAt: at })
      .where(sql`(${stockRequests.skuId}, ${stockRequests.userId}) in (${sql.join(pairs, sql`, `)})`);
    for (const request of due) await queueMail(tx, { kind: 'stock-returned', ...request }, at);
    return due.length;
  });
}

/** Deletes requests notified more than NOTIFIED_MS ago. */
export async function deleteNotified(db: Db, at: Date): Promise<void> {
  await db.delete(stockRequests).where(lt(stockRequests.notifiedAt, new Date(at.getTime() - NOTIFIED_MS)));
}
