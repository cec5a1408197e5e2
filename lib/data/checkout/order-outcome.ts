import 'server-only';
import type { Order } from '../../domain/orders/order';
import { type OrderOutcome, outcomeOf } from '../../domain/checkout/order-outcome';
import { within } from '../../domain/values/within';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { allowedPayment } from '../../upstream/page/payment-redirect';
import { getOrder, getPaymentOutcome } from '@/lib/data/account/account';

/** How long a page that somebody comes back to after paying waits for an answer, in milliseconds. */
const WAIT_MS = 5_000;

export interface FoundOutcome {
  readonly kind: OrderOutcome;
  /** Null where it is not known, not this customer's, or not answered in time. */
  readonly order: Order | null;
  /** Where it can be paid now. */
  readonly payAt: string | null;
  /** Cents, with GST, where the payment tells. */
  readonly amount: number | null;
}

const UNKNOWN: FoundOutcome = { kind: 'unknown', order: null, payAt: null, amount: null };

function payAt(address: string | null | undefined): string | null {
  return address ? allowedPayment(address) : null;
}

/** The order, or null when it cannot be had in time: what became of the payment is told without it. */
async function orderInTime(id: string): Promise<Order | null> {
  try {
    return await within(WAIT_MS, getOrder(id), null);
  } catch (error) {
    if (error instanceof UpstreamError && isUnavailable(error)) return null;
    throw error;
  }
}

/**
 * What checkPaid says about a payment: paid is that and nothing else (design, section 5.9). Null for one that it does
 * not know.
 */
async function paymentInTime(token: string, here: string) {
  try {
    const reply = await within(WAIT_MS, getPaymentOutcome(token, here), 'slow');
    return reply === 'slow' ? 'slow' : (reply.payment ?? null);
  } catch (error) {
    if (isUnavailable(error) || !(error instanceof UpstreamError) || error.kind === 'unauthorized') throw error;
    return null;
  }
}

/**
 * What became of the payment that a buyer has come back from. `here` is the page's absolute address, where the payment
 * was to come back to. An answer that takes long counts as one that is still to come.
 * @throws UpstreamError
 */
export async function returnOutcome(token: string, here: string): Promise<FoundOutcome> {
  if (token === '') return UNKNOWN;
  const payment = await paymentInTime(token, here);
  if (payment === null) return UNKNOWN;
  if (payment === 'slow') return { ...UNKNOWN, kind: 'pending' };
  const order = payment.order_id ? await orderInTime(payment.order_id) : null;
  const cancelled = order?.status === 'cancelled' && payment.status !== 'paid';
  return {
    kind: cancelled ? 'cancelled' : payment.status,
    order,
    payAt: payAt(payment.retry_url),
    amount: payment.amount ?? null,
  };
}

/** What became of an order of this customer; null for another's and for none. @throws UpstreamError */
export async function placedOutcome(id: string): Promise<FoundOutcome | null> {
  const order = await getOrder(id);
  if (!order) return null;
  return { kind: outcomeOf(order), order, payAt: payAt(order.paymentUrl), amount: null };
}
