import 'server-only';
import { OUTCOME } from '../../config/routes';
import { siteAddress } from '../../config/site-address';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { allowedPayment } from '../../upstream/page/payment-redirect';
import { getPaymentOutcome } from '@/lib/data/account/account';

/** What became of a payment that a visitor has come back from. */
export type PaymentOutcome =
  | { readonly kind: 'paid' }
  /** Not, or not yet; `retry` is where it can be paid, and what was typed waits for that. */
  | { readonly kind: 'failed' | 'pending'; readonly retry: string | null }
  /** The platform does not tell now. */
  | { readonly kind: 'unavailable' };

/**
 * What checkPaid says about the payment that the address names: null when it names none, or one that the platform does
 * not know. `path` is the page's own, since a payment is told of only where it was to come back to.
 */
export async function paymentOutcome(query: URLSearchParams, path: string): Promise<PaymentOutcome | null> {
  const token = (query.get(OUTCOME.payment) ?? '').slice(0, 500);
  if (token === '') return null;
  try {
    const { success, payment } = await getPaymentOutcome(token, siteAddress(path));
    if (success) return { kind: 'paid' };
    if (!payment) return null;
    const retry = payment.retry_url ? allowedPayment(payment.retry_url) : null;
    return { kind: payment.status === 'pending' ? 'pending' : 'failed', retry };
  } catch (error) {
    if (isUnavailable(error)) return { kind: 'unavailable' };
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
