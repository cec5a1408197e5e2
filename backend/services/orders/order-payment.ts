import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { orders } from '../../db/schema/orders/orders';
import { queueMail } from '../mail/queue-mail';
import type { PaymentSubject } from '../payments/subject';
import { cancelUnpaid } from './expire-orders';
import { nextInvoiceNumber } from '../payments/next-number';

async function lockOrder(tx: Db, id: number): Promise<typeof orders.$inferSelect> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new Error(`The payment's order ${id} is not there`);
  return order;
}

/** Orders as the subject of a payment: a paid order is placed and gets an invoice number. */
export const orderSubject: PaymentSubject = {
  hasGst: true,
  async open(tx, id, at) {
    const order = await lockOrder(tx, id);
    if (order.status !== 'awaiting-payment') return false;
    if (order.payUntil !== null && order.payUntil > at) return true;
    await cancelUnpaid(tx, order, at);
    return false;
  },
  async stillOpen(tx, id) {
    return (await lockOrder(tx, id)).status === 'awaiting-payment';
  },
  async keepOpen(tx, id, until) {
    await tx
      .update(orders)
      .set({ payUntil: until })
      .where(and(eq(orders.id, id), lt(orders.payUntil, until)));
  },
  async look(db, id, at) {
    const [order] = await db
      .select({ status: orders.status, until: orders.payUntil })
      .from(orders)
      .where(eq(orders.id, id));
    const until = order?.until ?? null;
    return { open: order?.status === 'awaiting-payment' && until !== null && until > at, until };
  },
  async paid(tx, id, at) {
    await tx
      .update(orders)
      .set({ status: 'placed', payUntil: null, invoiceNumber: await nextInvoiceNumber(tx), invoicedAt: at })
      .where(eq(orders.id, id));
    await queueMail(tx, { kind: 'order-placed', orderId: id }, at);
  },
};
