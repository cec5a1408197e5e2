import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue/catalogue';

export interface Pieces {
  readonly skuId: number;
  readonly qty: number;
}

/** Sums the lines of each sku, because UPDATE ... FROM changes each row only once. */
function bySku(lines: readonly Pieces[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { skuId, qty } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + qty);
  return sums;
}

async function change(tx: Db, lines: readonly Pieces[], sign: 1 | -1): Promise<void> {
  if (lines.length === 0) return;
  const rows = [...bySku(lines)].map(([skuId, qty]) => sql`(${skuId}::int, ${sign * qty}::int)`);
  await tx.execute(
    sql`update ${skus} set "stock" = ${skus.stock} + moved.qty from (values ${sql.join(
      rows,
      sql`, `,
    )}) as moved (id, qty) where ${skus.id} = moved.id`,
  );
}

/** Takes pieces out of stock, in one statement. The skus must be locked; a check constraint prevents negative stock. */
export function takeStock(tx: Db, lines: readonly Pieces[]): Promise<void> {
  return change(tx, lines, -1);
}

/** Returns pieces to stock. The skus must be locked. */
export function returnStock(tx: Db, lines: readonly Pieces[]): Promise<void> {
  return change(tx, lines, 1);
}
