import { and, eq } from 'drizzle-orm';
import { payments } from '../../../db/schema/orders/orders';
import { withPaymentToken } from '../../../rules/web/return-address';
import { findPayment } from '../decide-payment';
import type { PaymentDeps } from '../../payments/subject';
import { subjects } from '../subjects';
import { checkSession } from './check-session';
import { type StripeApi, StripeUnreachable } from './stripe-api';

/** Lifetime of a session. Stripe requires at least 30 minutes from its creation. */
const LASTS_MS = 35 * 60_000;
const MIN_MS = 31 * 60_000;
/** Extra reservation time for events that Stripe sends after a session has ended. */
const MARGIN_MS = 5 * 60_000;
/** Limit of sessions per payment, because each extends the reservation. */
const MAX_SESSIONS = 5;

export type Checkout = { kind: 'go'; url: string } | { kind: 'closed' } | { kind: 'unreachable' };

type Payment = typeof payments.$inferSelect;

/**
 * Stores the next session's parameters before Stripe is called, so that concurrent requests create the same session.
 * Returns the updated payment; null if it can no longer be paid.
 */
function reserve({ db }: PaymentDeps, known: Payment, at: Date): Promise<Payment | null> {
  return db.transaction(async (tx) => {
    const subject = subjects[known.subject];
    if (!(await subject.open(tx, known.subjectId, at))) return null;
    const [payment] = await tx.select().from(payments).where(eq(payments.id, known.id)).for('update');
    if (!payment || payment.status === 'paid') return null;
    const left = payment.sessionEndsAt === null ? 0 : payment.sessionEndsAt.getTime() - at.getTime();
    // Unpaid ended sessions were cleared by settleSession. Any other overdue one may be paid: no second payment.
    if (payment.sessionId !== null) return left > 0 ? payment : null;
    if (left >= MIN_MS) return payment;
    if (payment.sessions >= MAX_SESSIONS && (await subject.look(tx, known.subjectId, at)).until !== null) return null;
    const endsAt = new Date(at.getTime() + LASTS_MS);
    await subject.keepOpen(tx, known.subjectId, new Date(endsAt.getTime() + MARGIN_MS));
    const [reserved] = await tx
      .update(payments)
      .set({ sessionId: null, sessionUrl: null, sessionEndsAt: endsAt, sessions: payment.sessions + 1 })
      .where(eq(payments.id, payment.id))
      .returning();
    return reserved ?? null;
  });
}

/**
 * The Stripe URL where the buyer pays: of the open session, or a new one. 'closed' if the payment is paid or can no
 * longer be paid.
 */
export async function openCheckout(deps: PaymentDeps, stripe: StripeApi, known: Payment, at: Date): Promise<Checkout> {
  // An overdue session may have been paid: check it before creating a new one.
  const end = known.sessionEndsAt !== null && known.sessionEndsAt <= at;
  if (known.sessionId !== null && !(await checkSession(deps, known, at, { end }))) return { kind: 'unreachable' };
  const payment = await reserve(deps, (await findPayment(deps, known.token)) ?? known, at);
  if (payment === null || payment.sessionEndsAt === null) return { kind: 'closed' };
  if (payment.sessionUrl !== null) return { kind: 'go', url: payment.sessionUrl };
  try {
    const { id, url } = await stripe.openSession({
      paymentId: payment.id,
      description: subjects[payment.subject].hasGst ? `${payment.description}, with GST` : payment.description,
      amount: payment.amount,
      returnUrl: withPaymentToken(payment.returnUrl, payment.token),
      endsAt: payment.sessionEndsAt,
      key: `stockist-${payment.token.slice(0, 16)}-${payment.sessions}`,
    });
    if (!url) throw new StripeUnreachable('The session has no address');
    await deps.db
      .update(payments)
      .set({ sessionId: id, sessionUrl: url })
      .where(and(eq(payments.id, payment.id), eq(payments.sessions, payment.sessions)));
    return { kind: 'go', url };
  } catch (error) {
    if (!(error instanceof StripeUnreachable)) throw error;
    deps.log.warn({ payment: payment.id, reason: error.message }, 'Stripe made no session');
    return { kind: 'unreachable' };
  }
}
