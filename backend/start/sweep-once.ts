import { endOverdueSessions } from '../services/checkout/stripe/check-session';
import type { PaymentDeps } from '../services/payments/subject';
import { forgetStripeEvents } from '../routes/checkout/stripe-webhook';
import { expireOrders } from '../services/orders/expire-orders';
import { forgetReplies } from '../http/remember-reply';
import { deleteReplacedUploads } from '../services/media/store-upload';
import { notifyOfStock } from '../services/catalogue/stock/stock-requests';

/**
 * What is done each minute, also without requests: cancels orders that were not paid in time, mails stock requests that
 * can be met, and deletes what has expired.
 */
export async function sweepOnce(deps: PaymentDeps): Promise<void> {
  const { db, now, wakeMailer } = deps;
  await endOverdueSessions(deps, now());
  await expireOrders({ db }, now());
  while ((await notifyOfStock(db, now())) > 0) wakeMailer();
  await forgetReplies(db, now());
  await forgetStripeEvents(db, now());
  await deleteReplacedUploads(db, now());
}
