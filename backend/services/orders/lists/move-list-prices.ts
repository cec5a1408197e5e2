import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { listLines, type lists } from '../../../db/schema/orders/lists';
import { pricedFor } from '../../../rules/catalogue/sku-price';
import { customerPrices } from '../../catalogue/skus/customer-prices';
import { currentPrice } from '../../catalogue/skus/price';

type List = Pick<typeof lists.$inferSelect, 'id' | 'userId'>;

/**
 * Makes a change of a list's quantities, inside a transaction that locks the list, and moves the prices that its lines
 * had when last viewed along. A sku is priced by the pieces of all its lines, as in the cart: otherwise a quantity
 * price would look like a changed price. `skuIds` are those whose quantities may change.
 */
export async function movePricesWith(
  tx: Db,
  list: List,
  skuIds: readonly number[],
  change: () => Promise<void>,
): Promise<void> {
  const wanted = [...new Set(skuIds)];
  const before = await linesOf(tx, list, wanted);
  await change();
  const after = await linesOf(tx, list, wanted);
  const known = new Set(before.map(({ line }) => line.id));
  const prices = await customerPrices(tx, list.userId, wanted);
  const [piecesBefore, piecesAfter] = [piecesOf(before), piecesOf(after)];
  for (const { line, sku } of after) {
    const at = (qty = 0) => currentPrice(pricedFor(sku, prices.of(sku.id), qty));
    const was = known.has(line.id) ? piecesBefore.get(sku.id) : line.qty;
    const price = line.price + at(piecesAfter.get(sku.id)) - at(was);
    if (price !== line.price && price >= 0) await tx.update(listLines).set({ price }).where(eq(listLines.id, line.id));
  }
}

type Lines = Awaited<ReturnType<typeof linesOf>>;

/** By sku, on all its lines. */
function piecesOf(lines: Lines): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { line, sku } of lines) pieces.set(sku.id, (pieces.get(sku.id) ?? 0) + line.qty);
  return pieces;
}

async function linesOf(tx: Db, { id }: List, skuIds: number[]) {
  if (skuIds.length === 0) return [];
  return tx
    .select({
      line: { id: listLines.id, qty: listLines.qty, price: listLines.price },
      sku: { id: skus.id, price: skus.price, specialPrice: skus.specialPrice },
    })
    .from(listLines)
    .innerJoin(skus, eq(skus.id, listLines.skuId))
    .where(and(eq(listLines.listId, id), inArray(listLines.skuId, skuIds)));
}
