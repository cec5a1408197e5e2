import 'server-only';
import { OUTCOME } from '../../config/routes';
import { siteAddress } from '../../config/site-address';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { allowedPayment } from '../../upstream/page/payment-redirect';
import { getPaymentOutcome } from '@/lib/data/account/account';

/** The outcome of a payment that a visitor returns from. */
export type PaymentOutcome =
  | { readonly kind: 'paid' }
  /** Not paid, or not yet; `retry` is the payment page. The typed form stays stored meanwhile. */
  | { readonly kind: 'failed' | 'pending'; readonly retry: string | null }
  /** The platform does not respond. */
  | { readonly kind: 'unavailable' };

/**
 * The state, from checkPaid, of the payment in the address; null without one, or for an unknown one. `path` is the
 * page's own: a payment is disclosed only at its return address.
 */
export async function paymentOutcome(query: URLSearchParams, path: string): Promise<PaymentOutcome | null> {
  const token = (query.get(OUTCOME.payment) ?? '').slice(0, 500);
  if (token === '') return null;
  try {
    const { success, payment } = await getPaymentOutcome(token, siteAddress(path));
    if (success) return { kind: 'paid' };
    if (!payment) return null;
    const retry = payment.retry_url ? await allowedPayment(payment.retry_url) : null;
    return { kind: payment.status === 'pending' ? 'pending' : 'failed', retry };
  } catch (error) {
    if (isUnavailable(error)) return { kind: 'unavailable' };
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
