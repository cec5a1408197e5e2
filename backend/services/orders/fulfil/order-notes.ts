import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { orderNotes } from '../../../db/schema/orders/fulfilment';
import { type OrderRequest, changeOrder } from './change-order';

export type OrderNote = typeof orderNotes.$inferSelect;

export function readNotes(db: Db, orderId: number): Promise<OrderNote[]> {
  return db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));
}

/** Adds a note that only staff can read. @throws PlatformError 404, 409 */
export function addNote(tx: Db, request: OrderRequest, text: string): Promise<boolean> {
  return changeOrder(tx, request, async ({ id: orderId }) => {
    const { by, at } = request;
    await tx.insert(orderNotes).values({ orderId, userId: by.userId, person: by.name, text, createdAt: at });
    return { action: 'Note added', before: {}, after: { note: text } };
  });
}
