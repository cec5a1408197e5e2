import { eq } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../../db/client';
import { users } from '../../../db/schema/account/account';
import { orders, payments } from '../../../db/schema/orders/orders';
import { type OrderRequest, type OrderRow, changeOrder, refuseOrder } from './change-order';
import { readRefunds, type Refund } from './read-fulfilment';
import { paymentOf } from './refund-order';

type Payment = typeof payments.$inferSelect;

/**
 * Why it stays noted that an invoice was paid; null if that can be taken back. An amount of 0 was settled by a credit
 * note, or by credit.
 */
export function whyPaidStays(
  { status, buyerEmail }: Pick<OrderRow, 'status' | 'buyerEmail'>,
  payment: Pick<Payment, 'gateway' | 'status' | 'amount'>,
  refunds: readonly Pick<Refund, 'method' | 'state' | 'toPayment'>[],
): string | null {
  const isNoted = payment.gateway === 'account' && payment.status === 'paid' && payment.amount > 0;
  if (!isNoted || status === 'cancelled') return 'There is no invoice of this order that was noted as paid.';
  if (refunds.some((one) => one.state !== 'failed' && one.method !== 'invoice' && one.toPayment > 0))
    return 'Nothing was taken back: a refund has sent back some of the money that was noted.';
  if (buyerEmail === '')
    return 'Nothing was taken back: the customer’s personal data was deleted, since nothing was open.';
  return null;
}

/** Locks the account, as deleting its personal data does, which is refused while an invoice is open. */
function lockBuyer(tx: Db, orderId: number) {
  return tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: users });
}

/** Opens an invoice again that was noted as paid by mistake. @throws PlatformError 404, 409 */
export async function takePaidBack(tx: Db, request: OrderRequest): Promise<boolean> {
  await lockBuyer(tx, request.id);
  return changeOrder(tx, request, async (order) => {
    const payment = await paymentOf(tx, order.id);
    const problem = whyPaidStays(order, payment, await readRefunds(tx, order.id));
    if (problem !== null) throw refuseOrder(problem);
    await tx.update(payments).set({ status: 'pending', paidAt: null }).where(eq(payments.id, payment.id));
    return {
      action: 'Invoice not paid after all',
      before: { payment: 'paid', amount: formatMoney(payment.amount) },
      after: { payment: 'pending' },
    };
  });
}
