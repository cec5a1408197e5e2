import { and, eq, ne } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../../db/client';
import { creditEntries } from '../../../db/schema/account/account';
import { refunds } from '../../../db/schema/orders/fulfilment';
import { orders, payments } from '../../../db/schema/orders/orders';
import { creditReason } from '../../../rules/account/credit-reasons';
import { type PaidFor, isOpenInvoice, paidByPayment, splitRefund } from '../../../rules/orders/refunds';
import { queueMail } from '../../mail/queue-mail';
import { nextCreditNoteNumber } from '../../payments/next-number';
import { type OrderRequest, type OrderRow, changeOrder, refuseOrder } from './change-order';
import type { Refund } from './read-fulfilment';

type Payment = typeof payments.$inferSelect;

export async function paymentOf(tx: Db, orderId: number): Promise<Payment> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.subject, 'order'), eq(payments.subjectId, orderId)));
  if (!payment) throw new Error(`There is no payment for order ${orderId}`);
  return payment;
}

/**
 * The amounts paid for an order or open on its invoice, and its refunds that are done or pending. Credit has paid for
 * placed orders alone: that of an order which nobody pays comes back by itself (expire-orders.ts).
 */
export async function paidFor(db: Db, order: OrderRow, payment: Payment): Promise<PaidFor> {
  const before = await db
    .select({ method: refunds.method, toPayment: refunds.toPayment, toCredit: refunds.toCredit })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), ne(refunds.state, 'failed')));
  return {
    total: order.total,
    tax: order.tax,
    byPayment: paidByPayment(payment, before),
    byCredit: order.invoiceNumber === null ? 0 : order.credit,
    refunds: before,
  };
}

interface Wanted {
  readonly amount: number;
  readonly reason: string;
  readonly at: Date;
  readonly userId: number;
  /** True when card payments and their refunds go through Stripe. */
  readonly atStripe: boolean;
}

/** The way of a refund's part that does not go to the buyer's credit. */
function wayOf(payment: Payment, atStripe: boolean): Refund['method'] {
  if (isOpenInvoice(payment)) return 'invoice';
  return atStripe && payment.sessionId !== null ? 'stripe' : 'hand';
}

/**
 * Takes an amount off the open invoice of a locked order. With nothing left to pay it is settled, so that nobody waits
 * for its money.
 */
async function lowerInvoice(tx: Db, payment: Payment, cents: number, at: Date): Promise<void> {
  const amount = payment.amount - cents;
  const settled = amount === 0 ? { status: 'paid' as const, paidAt: at } : {};
  await tx
    .update(payments)
    .set({ amount, ...settled })
    .where(eq(payments.id, payment.id));
}

/**
 * Stores a refund of a locked order, which lowers an open invoice. A refund through Stripe is pending until Stripe has
 * confirmed it (services/checkout/stripe/send-refund.ts); any other is done at once. @throws PlatformError 409
 */
export async function storeRefund(tx: Db, order: OrderRow, wanted: Wanted): Promise<Refund> {
  const payment = await paymentOf(tx, order.id);
  const parts = splitRefund(await paidFor(tx, order, payment), wanted.amount);
  if (parts === null)
    throw refuseOrder(
      isOpenInvoice(payment)
        ? 'This is more than is left of what the order costs.'
        : 'This is more than was paid for the order and has not gone back yet.',
      'amount',
    );
  const method = parts.toPayment === 0 ? 'credit' : wayOf(payment, wanted.atStripe);
  const [made] = await tx
    .insert(refunds)
    .values({
      ...parts,
      orderId: order.id,
      amount: wanted.amount,
      method,
      state: 'pending',
      reason: wanted.reason,
      createdAt: wanted.at,
      createdBy: wanted.userId,
    })
    .returning();
  if (!made) throw new Error('The refund was not stored');
  if (method === 'invoice') await lowerInvoice(tx, payment, made.toPayment, wanted.at);
  if (method !== 'stripe') await finishRefund(tx, order, made, wanted.at);
  return made;
}

/**
 * Marks a refund as done, numbers its credit note, adds the credit and queues the mail, in the transaction that locked
 * its order.
 */
export async function finishRefund(
  tx: Db,
  order: Pick<OrderRow, 'number' | 'userId'>,
  refund: Refund,
  at: Date,
): Promise<void> {
  if (refund.state === 'done') return;
  await tx
    .update(refunds)
    .set({ state: 'done', doneAt: at, problem: '', creditNoteNumber: await nextCreditNoteNumber(tx) })
    .where(eq(refunds.id, refund.id));
  if (refund.toCredit > 0) {
    await tx.insert(creditEntries).values({
      userId: order.userId,
      amount: refund.toCredit,
      ...creditReason('refund', order.number),
      reference: `refund:${refund.id}`,
      createdAt: at,
    });
  }
  await queueMail(tx, { kind: 'order-refunded', refundId: refund.id }, at);
}

export interface RefundRequest extends OrderRequest {
  readonly amount: number;
  readonly reason: string;
  readonly atStripe: boolean;
}

/**
 * Refunds an order in part or whole, or lowers its open invoice. Returns the refund's id; null when the form was sent
 * before. @throws PlatformError
 */
export async function refundOrder(tx: Db, request: RefundRequest): Promise<number | null> {
  let refundId: number | null = null;
  await changeOrder(tx, request, async (order) => {
    const { amount: owed } = await paymentOf(tx, order.id);
    const refund = await storeRefund(tx, order, { ...request, userId: request.by.userId });
    refundId = refund.id;
    const after = { amount: formatMoney(request.amount), reason: request.reason };
    if (refund.method !== 'invoice') return { action: 'Refunded', before: {}, after };
    return {
      action: 'Invoice lowered',
      before: { to_pay: formatMoney(owed) },
      after: { to_pay: formatMoney(owed - refund.toPayment), ...after },
    };
  });
  return refundId;
}

/** Marks an invoice as paid. @throws PlatformError 404, 409 */
export function markPaid(tx: Db, request: OrderRequest): Promise<boolean> {
  return changeOrder(tx, request, async (order) => {
    const payment = await paymentOf(tx, order.id);
    if (!isOpenInvoice(payment) || order.status === 'cancelled')
      throw refuseOrder('There is no invoice of this order that waits for its money.');
    await tx.update(payments).set({ status: 'paid', paidAt: request.at }).where(eq(payments.id, payment.id));
    await tx.update(orders).set({ payUntil: null }).where(eq(orders.id, order.id));
    return {
      action: 'Invoice paid',
      before: { payment: 'pending' },
      after: { payment: 'paid', amount: formatMoney(payment.amount) },
    };
  });
}
