import { endOverdueSessions } from '../services/checkout/stripe/check-session';
import type { PaymentDeps } from '../services/payments/subject';
import { forgetStripeEvents } from '../routes/checkout/stripe-webhook';
import { expireOrders } from '../services/orders/expire-orders';
import { forgetReplies } from '../http/remember-reply';
import { deleteReplacedUploads } from '../services/media/store-upload';
import { notifyOfStock } from '../services/catalogue/stock/stock-requests';
import { describeError } from '../system/describe-error';

const EVERY_MS = 60_000;

/** One sweep: what startSweep() does each time. */
export async function sweepOnce(deps: PaymentDeps): Promise<void> {
  const { db, now, wakeMailer } = deps;
  await endOverdueSessions(deps, now());
  await expireOrders({ db }, now());
  while ((await notifyOfStock(db, now())) > 0) wakeMailer();
  await forgetReplies(db, now());
  await forgetStripeEvents(db, now());
  await deleteReplacedUploads(db, now());
}

/**
 * Every minute, also without requests: cancels orders that were not paid in time, mails stock requests that can be met,
 * and deletes what has expired. @returns a function that stops it and resolves when a current run has ended
 */
export function startSweep(deps: PaymentDeps): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = async (): Promise<void> => {
    try {
      await sweepOnce(deps);
    } catch (error) {
      deps.log.error({ error: describeError(error) }, 'the sweep failed');
    }
  };
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
