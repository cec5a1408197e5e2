import { and, eq } from 'drizzle-orm';
import { refunds } from '../../../db/schema/orders/fulfilment';
import { orders } from '../../../db/schema/orders/orders';
import { finishRefund, paymentOf } from '../../orders/fulfil/refund-order';
import type { PaymentDeps } from '../../payments/subject';
import { RefundRefused, StripeKeyRefused, StripeUnreachable, stripeOf } from './stripe-api';

const UNANSWERED = 'Stripe has not confirmed it yet. Try again: nothing is paid back twice.';
const KEY_REFUSED =
  'Stripe does not take the key of the shop (STRIPE_SECRET_KEY). Try again once it has a new one of the same account.';
/** Nobody can ask Stripe any more, so a person decides: a second refund, by hand, writes down what became of it. */
const NO_KEY =
  'The shop is not connected to Stripe any more. Look there whether this was paid back, send it yourself if it was ' +
  'not, and write it down by a refund of the same amount.';

/**
 * Sends a pending refund to Stripe, outside of any transaction, and records the result. Without a response it stays
 * pending and can be sent again; without a key it has failed.
 */
export async function sendRefund(deps: PaymentDeps, refundId: number): Promise<void> {
  const { db, config, log, now, wakeMailer } = deps;
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  if (refund?.state !== 'pending' || refund.method !== 'stripe') return;
  const { sessionId } = await paymentOf(db, refund.orderId);
  const stripe = stripeOf(config);
  if (!stripe || sessionId === null) return note(deps, refundId, 'failed', NO_KEY);
  try {
    if (!(await stripe.refund({ sessionId, refundId, amount: refund.toPayment })))
      return await note(deps, refundId, 'pending', UNANSWERED);
  } catch (error) {
    if (error instanceof RefundRefused) return note(deps, refundId, 'failed', error.message);
    if (!(error instanceof StripeUnreachable)) throw error;
    log.warn({ refund: refundId, reason: error.message }, 'Stripe did not confirm a refund');
    return note(deps, refundId, 'pending', error instanceof StripeKeyRefused ? KEY_REFUSED : UNANSWERED);
  }
  await db.transaction(async (tx) => {
    // Lock the order first, as everywhere, to prevent deadlocks.
    const [order] = await tx.select().from(orders).where(eq(orders.id, refund.orderId)).for('update');
    const [open] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (order && open?.state === 'pending') await finishRefund(tx, order, open, now());
  });
  wakeMailer();
}

async function note({ db }: PaymentDeps, id: number, state: 'pending' | 'failed', problem: string): Promise<void> {
  await db
    .update(refunds)
    .set({ state, problem })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'pending')));
}
