import { and, eq, ne } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../../db/client';
import { creditEntries } from '../../../db/schema/account';
import { refunds } from '../../../db/schema/fulfilment';
import { orders, payments } from '../../../db/schema/orders';
import { type PaidFor, splitRefund } from '../../../rules/orders/refunds';
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

/** True while the buyer owes an invoice. */
export function isOpenInvoice({ gateway, status }: Pick<Payment, 'gateway' | 'status'>): boolean {
  return gateway === 'account' && status === 'pending';
}

/** The amounts paid for an order, and its refunds that are done or pending. */
export async function paidFor(db: Db, order: OrderRow, payment: Payment): Promise<PaidFor> {
  const before = await db
    .select({ toPayment: refunds.toPayment, toCredit: refunds.toCredit })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), ne(refunds.state, 'failed')));
  return {
    total: order.total,
    tax: order.tax,
    byPayment: payment.status === 'paid' ? payment.amount : 0,
    byCredit: order.credit,
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

/**
 * Stores a refund of a locked order. A refund through Stripe is pending until Stripe has confirmed it
 * (services/checkout/stripe/send-refund.ts); any other is done at once. @throws PlatformError 409
 */
export async function storeRefund(tx: Db, order: OrderRow, wanted: Wanted): Promise<number> {
  const payment = await paymentOf(tx, order.id);
  const parts = splitRefund(await paidFor(tx, order, payment), wanted.amount);
  if (parts === null) throw refuseOrder('This is more than was paid for the order and has not gone back yet.');
  const byHand = wanted.atStripe && payment.sessionId !== null ? 'stripe' : 'hand';
  const method = parts.toPayment === 0 ? 'credit' : byHand;
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
  if (method !== 'stripe') await finishRefund(tx, order, made, wanted.at);
  return made.id;
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
      reason: `Refund of order ${order.number}`,
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
 * Refunds an order in part or whole. Returns the refund's id; null when the form was sent before. @throws PlatformError
 */
export async function refundOrder(tx: Db, request: RefundRequest): Promise<number | null> {
  let refundId: number | null = null;
  await changeOrder(tx, request, async (order) => {
    refundId = await storeRefund(tx, order, { ...request, userId: request.by.userId });
    const { amount, reason } = request;
    return { action: 'Refunded', before: {}, after: { amount: formatMoney(amount), reason } };
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
