import { and, eq } from 'drizzle-orm';
import { payments } from '../../../db/schema/orders';
import { withPaymentToken } from '../../../rules/web/return-address';
import { findPayment } from '../decide-payment';
import type { PaymentDeps } from '../../payments/subject';
import { subjects } from '../subjects';
import { checkSession } from './check-session';
import { type StripeApi, StripeUnreachable } from './stripe-api';

/** Stripe's minimum is 30 minutes from the session's creation. */
const LASTS_MS = 35 * 60_000;
const MIN_MS = 31 * 60_000;
/** Margin for Stripe's events after a session has ended. */
const MARGIN_MS = 5 * 60_000;
/** Limit of sessions, each of which extends the reservation. */
const MAX_SESSIONS = 5;

export type Checkout = { kind: 'go'; url: string } | { kind: 'closed' } | { kind: 'unreachable' };

type Payment = typeof payments.$inferSelect;

/**
 * Stores the next session's parameters before calling Stripe, so that concurrent requests create the same one. Returns
 * the updated payment; null when it can no longer be paid.
 */
function reserve({ db }: PaymentDeps, known: Payment, at: Date): Promise<Payment | null> {
  return db.transaction(async (tx) => {
    const subject = subjects[known.subject];
    if (!(await subject.open(tx, known.subjectId, at))) return null;
    const [payment] = await tx.select().from(payments).where(eq(payments.id, known.id)).for('update');
    if (!payment || payment.status === 'paid') return null;
    const left = payment.sessionEndsAt === null ? 0 : payment.sessionEndsAt.getTime() - at.getTime();
    // One that has ended was forgotten; this one is over and did not end without money: it must not be paid twice.
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
 * Where the buyer pays at Stripe: the session that is open, or a new one. A payment that turns out to be paid is
 * closed.
 */
export async function openCheckout(deps: PaymentDeps, stripe: StripeApi, known: Payment, at: Date): Promise<Checkout> {
  // An expired session may have been paid before: that is checked before a new one is created.
  const end = known.sessionEndsAt !== null && known.sessionEndsAt <= at;
  if (known.sessionId !== null && !(await checkSession(deps, known, at, { end }))) return { kind: 'unreachable' };
  const payment = await reserve(deps, (await findPayment(deps, known.token)) ?? known, at);
  if (payment === null || payment.sessionEndsAt === null) return { kind: 'closed' };
  if (payment.sessionUrl !== null) return { kind: 'go', url: payment.sessionUrl };
  try {
    const { id, url } = await stripe.openSession({
      paymentId: payment.id,
      description: `${payment.description}, with GST`,
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
