import { and, desc, isNotNull, lte, ne } from 'drizzle-orm';
import { payments } from '../../../db/schema/orders/orders';
import type { PaymentDeps } from '../../payments/subject';
import { settleSession } from './settle';
import { StripeUnreachable, stripeOf } from './stripe-api';

type Payment = typeof payments.$inferSelect;

/** Sessions per sweep. */
const AT_ONCE = 50;

/**
 * Fetches a payment's session from Stripe and applies its state; `end` expires an open session. Without a response it
 * changes nothing and returns false.
 */
export async function checkSession(
  deps: PaymentDeps,
  payment: Payment,
  at: Date,
  { end = false } = {},
): Promise<boolean> {
  const stripe = stripeOf(deps.config);
  if (!stripe || payment.sessionId === null || payment.status === 'paid') return false;
  try {
    const found = await stripe.findSession(payment.sessionId);
    const session = end && found.status === 'open' ? await stripe.endSession(found.id) : found;
    if (await deps.db.transaction((tx) => settleSession(tx, payment, session, at, deps.log))) deps.wakeMailer();
    return true;
  } catch (error) {
    if (!(error instanceof StripeUnreachable)) throw error;
    deps.log.warn({ payment: payment.id, reason: error.message }, 'Stripe did not say what became of a payment');
    return false;
  }
}

/**
 * Ends each session whose time is over, and applies a payment that neither webhook nor buyer reported. While Stripe
 * does not respond, nothing is cancelled or deleted, and the stock of orders stays reserved.
 */
export async function endOverdueSessions(deps: PaymentDeps, at: Date): Promise<void> {
  const overdue = await deps.db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.sessionId), ne(payments.status, 'paid'), lte(payments.sessionEndsAt, at)))
    // The newest first, so that sessions of which Stripe never tells keep no others waiting.
    .orderBy(desc(payments.sessionEndsAt))
    .limit(AT_ONCE);
  if (overdue.length > 0 && !stripeOf(deps.config))
    deps.log.error({ payments: overdue.length }, 'payments were begun at Stripe: set STRIPE_SECRET_KEY to end them');
  for (const payment of overdue) await checkSession(deps, payment, at, { end: true });
}
