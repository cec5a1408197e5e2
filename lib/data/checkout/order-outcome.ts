import 'server-only';
import type { Order } from '../../domain/orders/order';
import { type OrderOutcome, outcomeOf } from '../../domain/checkout/order-outcome';
import { within } from '../../domain/values/within';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { allowedPayment } from '../../upstream/page/payment-redirect';
import { getOrder, getPaymentOutcome } from '@/lib/data/account/account';

/** Timeout of the page that a buyer returns to after paying, in milliseconds. */
const WAIT_MS = 5_000;

export interface FoundOutcome {
  readonly kind: OrderOutcome;
  /** Null if it is unknown, another customer's, or not read in time. */
  readonly order: Order | null;
  /** Address of the payment page, if the order can be paid now. */
  readonly payAt: string | null;
  /** Cents with GST, if the payment has it. */
  readonly amount: number | null;
}

const UNKNOWN: FoundOutcome = { kind: 'unknown', order: null, payAt: null, amount: null };

async function payAt(address: string | null | undefined): Promise<string | null> {
  return address ? allowedPayment(address) : null;
}

/** The order, or null on a failure or timeout: the payment's outcome is shown without it. */
async function orderInTime(id: string): Promise<Order | null> {
  try {
    return await within(WAIT_MS, getOrder(id), null);
  } catch (error) {
    if (error instanceof UpstreamError && isUnavailable(error)) return null;
    throw error;
  }
}

/** A payment's state from checkPaid, the only proof of payment (design, section 5.9). Null for an unknown payment. */
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
 * The outcome of the payment that a buyer returns from. `here` is the page's absolute address, which must be the
 * payment's return address. A timeout counts as pending.
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
    payAt: await payAt(payment.retry_url),
    amount: payment.amount ?? null,
  };
}

/** The outcome of this customer's order; null if it is another's or does not exist. @throws UpstreamError */
export async function placedOutcome(id: string): Promise<FoundOutcome | null> {
  const order = await getOrder(id);
  if (!order) return null;
  return { kind: outcomeOf(order), order, payAt: await payAt(order.paymentUrl), amount: null };
}
