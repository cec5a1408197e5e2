import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { orders } from '../db/schema/orders';
import type { PaymentSubject } from '../payments/subject';
import { cancelUnpaid } from './expire-orders';
import { mailOrder } from './mail-order';
import { nextInvoiceNumber } from './next-number';

async function lockOrder(tx: Db, id: number): Promise<typeof orders.$inferSelect> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new Error(`The payment's order ${id} is not there`);
  return order;
}

/** Orders as something that is paid for: paid means placed, with an invoice number. */
export const orderSubject: PaymentSubject = {
  async open(tx, id, at) {
    const order = await lockOrder(tx, id);
    if (order.status !== 'awaiting-payment') return false;
    if (order.payUntil !== null && order.payUntil > at) return true;
    await cancelUnpaid(tx, order, at);
    return false;
  },
  async look(db, id, at) {
    const [order] = await db.select({ status: orders.status, until: orders.payUntil }).from(orders).where(eq(orders.id, id));
    const until = order?.until ?? null;
    return { open: order?.status === 'awaiting-payment' && until !== null && until > at, until };
  },
  async paid(tx, id) {
    await tx.update(orders).set({ status: 'placed', payUntil: null, invoiceNumber: await nextInvoiceNumber(tx) }).where(eq(orders.id, id));
  },
  afterPaid: (deps, id) => mailOrder(deps, id),
};
