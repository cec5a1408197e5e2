import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { orders } from '../../../db/schema/orders';
import { notFound, PlatformError } from '../../../system/refusals/platform-error';
import { recordChange } from '../../site/change-log';

export type OrderRow = typeof orders.$inferSelect;

/** A change of an order that somebody of the staff asks for. */
export interface OrderRequest {
  readonly id: number;
  /** As the person saw it. */
  readonly revision: number;
  /** Of the form: the same however often it is sent. */
  readonly key: string;
  readonly by: { readonly userId: number; readonly name: string };
  readonly at: Date;
}

/** What was done to an order, for the log. */
export interface OrderChange {
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

export function refuseOrder(words: string): PlatformError {
  return new PlatformError(409, 'ORDER', words);
}

/**
 * Changes an order under a lock, and logs it, in a transaction of the caller: from what its changer has seen, and once
 * however often the form is sent. False when it was sent before. @throws PlatformError 404, 409
 */
export async function changeOrder(
  tx: Db,
  { id, revision, key, by, at }: OrderRequest,
  work: (order: OrderRow) => Promise<OrderChange>,
): Promise<boolean> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw notFound('This order');
  if (key !== '' && order.changeKey === key) return false;
  if (order.revision !== revision)
    throw refuseOrder('This order was changed meanwhile. Please look at it again: nothing was done.');
  const change = await work(order);
  await tx
    .update(orders)
    .set({ revision: revision + 1, changeKey: key })
    .where(eq(orders.id, id));
  await recordChange(tx, { ...change, by, at, subject: 'order', id: String(id), name: order.number });
  return true;
}
