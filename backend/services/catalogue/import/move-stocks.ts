import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import type { By } from './import-store';

export interface Move {
  readonly code: string;
  readonly qty: number;
  readonly isNew: boolean;
}

interface MoveRequest extends By {
  /** Idempotency key. */
  readonly key: string;
  readonly reason: string;
}

/** Moves the stock of locked skus and records each move in stock_moves. New skus were inserted with their stock. */
export async function moveStocks(tx: Db, moves: readonly Move[], { by, at, key, reason }: MoveRequest): Promise<void> {
  if (moves.length === 0) return;
  await tx.execute(sql`update skus set stock = stock + c.qty from ${rowsOf(moves.filter(({ isNew }) => !isNew))}
    where skus.code = c.code`);
  await tx.execute(sql`insert into stock_moves (sku_id, qty, stock_after, reason, key, user_id, person, at)
    select skus.id, c.qty, skus.stock, ${reason.slice(0, 200)}, ${key} || ':' || skus.id, ${by.userId}::int, ${by.name},
      ${at.toISOString()}::timestamptz
    from ${rowsOf(moves)} join skus on skus.code = c.code`);
}

const rowsOf = (moves: readonly Move[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as c (code text, qty int)`;
