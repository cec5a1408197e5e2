import { endOverdueSessions } from '../payments/stripe/look-again';
import type { PaymentDeps } from '../payments/subject';
import { forgetStripeEvents } from '../routes/stripe-webhook';
import { expireOrders } from './orders/expire-orders';
import { forgetReplies } from './remember-reply';

const EVERY_MS = 60_000;

/** Cancels orders that were not paid in time also when nobody calls. Returns what stops it, once a run under way has ended. */
export function startSweep(deps: PaymentDeps): () => Promise<void> {
  const { db, log, now } = deps;
  let running = Promise.resolve();
  const sweep = async (): Promise<void> => {
    try {
      await endOverdueSessions(deps, now());
      await expireOrders({ db }, now());
      await forgetReplies(db, now());
      await forgetStripeEvents(db, now());
    } catch (error) {
      log.error({ error: error instanceof Error ? error.message : String(error) }, 'the sweep of unpaid orders failed');
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
