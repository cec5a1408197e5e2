/** Amounts paid for an order and refunded from it, in cents with GST. */
export interface PaidFor {
  /** The order's total and its GST. */
  readonly total: number;
  readonly tax: number;
  /** By card or transfer; 0 while nothing has arrived. */
  readonly byPayment: number;
  readonly byCredit: number;
  /** Completed and pending refunds. */
  readonly refunds: readonly { readonly toPayment: number; readonly toCredit: number }[];
}

export interface RefundParts {
  readonly toPayment: number;
  readonly toCredit: number;
  /** The GST included. */
  readonly tax: number;
}

function refunded({ refunds }: PaidFor): { toPayment: number; toCredit: number } {
  return refunds.reduce(
    (sum, { toPayment, toCredit }) => ({ toPayment: sum.toPayment + toPayment, toCredit: sum.toCredit + toCredit }),
    { toPayment: 0, toCredit: 0 },
  );
}

/** The most that can still be refunded. */
export function refundable(paid: PaidFor): number {
  const { toPayment, toCredit } = refunded(paid);
  return paid.byPayment + paid.byCredit - toPayment - toCredit;
}

/** The GST in the first `cents` of an order; differences of it add up to the order's GST to the cent. */
function taxIn({ total, tax }: PaidFor, cents: number): number {
  return total === 0 ? 0 : Math.floor((cents * tax * 2 + total) / (total * 2));
}

/**
 * Splits a refund: first to the original payment, the rest to the buyer's credit. Null unless the amount is a whole
 * number of cents above 0 and at most the refundable amount.
 */
export function splitRefund(paid: PaidFor, amount: number): RefundParts | null {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > refundable(paid)) return null;
  const before = refunded(paid);
  const toPayment = Math.min(amount, paid.byPayment - before.toPayment);
  const sum = before.toPayment + before.toCredit;
  return { toPayment, toCredit: amount - toPayment, tax: taxIn(paid, sum + amount) - taxIn(paid, sum) };
}

/** Parses a typed amount such as '12.50', '$1,200' or '0.05' to cents; null if invalid. */
export function readAmount(typed: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, dollars = '', cents = ''] = match;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
