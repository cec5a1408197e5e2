import type { PAYMENT_STATES } from '@/lib/contract/checkout/payment';

export const PAYMENT_ACTIONS = ['approve', 'decline', 'leave'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'abandoned';

const AFTER = { approve: 'paid', decline: 'failed', leave: 'abandoned' } as const satisfies Record<
  PaymentAction,
  PaymentStatus
>;

/**
 * A payment's next status; null if unchanged. 'paid' is final; a failed payment may be retried; leaving does not hide a
 * failure.
 */
export function statusAfter(status: PaymentStatus, action: PaymentAction): PaymentStatus | null {
  if (status === 'paid') return null;
  if (action === 'leave' && status === 'failed') return null;
  return AFTER[action] === status ? null : AFTER[action];
}

/** The contract's status: an abandoned payment is pending while it can still be paid, then failed. */
export function publicStatus(status: PaymentStatus, open: boolean): (typeof PAYMENT_STATES)[number] {
  if (status === 'abandoned') return open ? 'pending' : 'failed';
  return status;
}
