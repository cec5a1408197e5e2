import { eq } from 'drizzle-orm';
import { payments } from '../../db/schema/orders/orders';
import { withPaymentToken } from '../../rules/web/return-address';
import { type PaymentAction, statusAfter } from '../../rules/checkout/payment-status';
import type { PaymentDeps } from '../payments/subject';
import { subjects } from './subjects';

/**
 * Applies the decision made on the payment page. Returns the URL to redirect to; null for an unknown token. Safe
 * against double clicks and reloads: the record is locked, and a paid payment stays paid.
 */
export async function decidePayment(
  deps: PaymentDeps,
  token: string,
  action: PaymentAction,
  at: Date,
): Promise<string | null> {
  const known = await findPayment(deps, token);
  if (!known) return null;
  const subject = subjects[known.subject];
  const paidNow = await deps.db.transaction(async (tx) => {
    const open = await subject.open(tx, known.subjectId, at);
    const [payment] = await tx.select().from(payments).where(eq(payments.id, known.id)).for('update');
    const status = payment && open ? statusAfter(payment.status, action) : null;
    if (status === null) return false;
    await tx
      .update(payments)
      .set({ status, paidAt: status === 'paid' ? at : null })
      .where(eq(payments.id, known.id));
    if (status === 'paid') await subject.paid(tx, known.subjectId, at);
    return status === 'paid';
  });
  if (paidNow) deps.wakeMailer();
  return withPaymentToken(known.returnUrl, token);
}

export async function findPayment(
  { db }: Pick<PaymentDeps, 'db'>,
  token: string,
): Promise<typeof payments.$inferSelect | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.token, token));
  return payment ?? null;
}
