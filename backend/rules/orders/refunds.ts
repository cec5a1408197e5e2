/** Amounts paid for an order and refunded from it, in cents with GST. */
export interface PaidFor {
  /** The order's total and its GST. */
  readonly total: number;
  readonly tax: number;
  /** By card or transfer, or to be paid by an open invoice, with what was taken off it; 0 while nothing has arrived. */
  readonly byPayment: number;
  readonly byCredit: number;
  /** Completed and pending refunds. */
  readonly refunds: readonly { readonly toPayment: number; readonly toCredit: number }[];
}

interface Payment {
  readonly gateway: 'card' | 'account';
  readonly status: 'pending' | 'paid' | 'failed' | 'abandoned';
  /** What it is for, in cents with GST, without what was taken off its invoice. */
  readonly amount: number;
}

interface EarlierRefund {
  readonly method: 'stripe' | 'hand' | 'credit' | 'invoice';
  readonly toPayment: number;
}

/** True while the buyer owes an invoice. */
export function isOpenInvoice({ gateway, status }: Pick<Payment, 'gateway' | 'status'>): boolean {
  return gateway === 'account' && status === 'pending';
}

/** The sum that refunds have taken off an invoice before it was paid. */
export function takenOffInvoice(refunds: readonly EarlierRefund[]): number {
  return refunds.reduce((sum, { method, toPayment }) => (method === 'invoice' ? sum + toPayment : sum), 0);
}

/**
 * `byPayment` of PaidFor. What was taken off the invoice counts, since it is among the refunds: so the sum stays the
 * same when an invoice is lowered, and GST goes on from there.
 */
export function paidByPayment(payment: Payment, refunds: readonly EarlierRefund[]): number {
  const counts = payment.status === 'paid' || isOpenInvoice(payment);
  return (counts ? payment.amount : 0) + takenOffInvoice(refunds);
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

interface PartlySent {
  readonly qty: number;
  /** Pieces that do not follow any more. */
  readonly unsent: number;
  readonly subtotal: number;
  readonly discount: number;
}

/** What an order's pieces that were never sent cost, after discounts and with GST, without freight. */
export function valueOfUnsent(lines: readonly PartlySent[], { total, tax }: Pick<PaidFor, 'total' | 'tax'>): number {
  const withoutGst = lines.reduce(
    (sum, { qty, unsent, subtotal, discount }) => sum + ((subtotal - discount) * unsent) / qty,
    0,
  );
  return total === tax ? 0 : Math.round((withoutGst * total) / (total - tax));
}

/** What is left to refund of the pieces that were never sent. Refunds that failed do not count. */
export function unsentToRefund(
  lines: readonly PartlySent[],
  order: Pick<PaidFor, 'total' | 'tax'>,
  before: readonly { readonly amount: number; readonly state: string }[],
): number {
  const back = before.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0);
  return Math.max(0, valueOfUnsent(lines, order) - back);
}

/** Dollars in figures of up to seven digits, which every column of prices takes. */
const MAX_DIGITS = 7;
/** The same of an order, which can have many such prices. */
export const MAX_ORDER_DIGITS = 10;

/** Parses a typed amount such as '12.50', '$1,200' or '0.05' to cents; null if invalid. */
export function readAmount(typed: string, most = MAX_DIGITS): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, grouped = '', cents = ''] = match;
  const dollars = grouped.replaceAll(',', '');
  return dollars.length > most ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
