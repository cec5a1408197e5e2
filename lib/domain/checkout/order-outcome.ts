import type { Order } from '../orders/order';

/** The outcome of an order shown after the checkout; 'unknown' is a payment that the platform does not know. */
export type OrderOutcome = 'paid' | 'placed' | 'pending' | 'failed' | 'cancelled' | 'unknown';

/** Derived from the order's current state, whenever its page is rendered. */
export function outcomeOf({
  status,
  paidAt,
  paymentStatus: payment,
}: Pick<Order, 'status' | 'paidAt' | 'paymentStatus'>): OrderOutcome {
  if (status === 'cancelled') return 'cancelled';
  if (paidAt || payment === 'paid') return 'paid';
  if (status === 'awaiting-payment') return payment;
  return 'placed';
}
