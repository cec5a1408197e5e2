import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { orders } from '../../../db/schema/orders/orders';
import { notFound, PlatformError } from '../../../system/refusals/platform-error';
import { recordChange } from '../../site/change-log';

export type OrderRow = typeof orders.$inferSelect;

/** A change of an order requested by the staff. */
export interface OrderRequest {
  readonly id: number;
  /** The revision that the editor saw. */
  readonly revision: number;
  /** Idempotency key of the form. */
  readonly key: string;
  readonly by: { readonly userId: number; readonly name: string };
  readonly at: Date;
}

/** A change of an order for the log. */
export interface OrderChange {
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** A 409; `fields` are those of the form that cannot stay as they are. */
export function refuseOrder(words: string, ...fields: readonly string[]): PlatformError {
  return new PlatformError(409, 'ORDER', words, {
    errors: Object.fromEntries(fields.map((field) => [field, words])),
  });
}

/**
 * Locks an order, changes it and logs the change, in the caller's transaction: only from the revision that its editor
 * saw, and once per form. False when the form was sent before.
 * @throws PlatformError 404, 409
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
