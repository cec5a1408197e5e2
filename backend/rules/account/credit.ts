import { assertCents } from '../values/cents';

/** Stripe's minimum card charge in Australian dollars, in cents. */
const MIN_CARD_PAYMENT = 50;

/**
 * The part of an amount paid by credit, in cents with GST: the whole balance, unless the remainder would be too small
 * for a card. Credit is a payment method, not a discount: it changes neither the total nor its GST.
 */
export function creditFor(amount: number, balance: number): number {
  assertCents(amount, 'The amount');
  assertCents(balance, 'The credit');
  if (balance >= amount) return amount;
  return Math.max(0, Math.min(balance, amount - MIN_CARD_PAYMENT));
}
