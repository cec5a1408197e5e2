/** The fields of a Stripe Checkout Session that tell whether the money has arrived. */
export interface SessionFacts {
  status: 'open' | 'complete' | 'expired' | null;
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  /** In the smallest unit of the currency. */
  amount_total: number | null;
  currency: string | null;
  client_reference_id: string | null;
}

export interface ExpectedPayment {
  id: number;
  /** Cents. */
  amount: number;
}

/**
 * 'ended': can no longer be paid. 'mismatch': the money that arrived does not match this payment; it needs manual
 * review and never counts as paid.
 */
export type SessionVerdict = 'paid' | 'open' | 'waiting' | 'ended' | 'mismatch';

export function judgeSession(session: SessionFacts, expected: ExpectedPayment): SessionVerdict {
  if (session.status === 'expired') return 'ended';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status === 'unpaid') return 'waiting';
  const same =
    session.amount_total === expected.amount &&
    session.currency?.toLowerCase() === 'aud' &&
    session.client_reference_id === String(expected.id);
  return same && session.payment_status === 'paid' ? 'paid' : 'mismatch';
}
