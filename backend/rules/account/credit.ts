import { assertCents } from '../values/cents';

/** No card is charged less than this, in cents (Stripe, for Australian dollars). */
const MIN_CARD_PAYMENT = 50;

/**
 * What of an amount is paid by credit, in cents with GST: all that there is, except that what remains is nothing or can
 * be paid by card. Credit is a way to pay, not a discount: it changes neither the total nor its GST.
 */
export function creditFor(amount: number, balance: number): number {
  assertCents(amount, 'The amount');
  assertCents(balance, 'The credit');
  if (balance >= amount) return amount;
  return Math.max(0, Math.min(balance, amount - MIN_CARD_PAYMENT));
}
