import type { PAYMENT_STATES } from '@/lib/contract/checkout/payment';

export const PAYMENT_ACTIONS = ['approve', 'decline', 'leave'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'abandoned';

const AFTER = { approve: 'paid', decline: 'failed', leave: 'abandoned' } as const satisfies Record<
  PaymentAction,
  PaymentStatus
>;

/**
 * A payment's next status; null when nothing changes. Paid is final. A failed one may be tried again; leaving does not
 * hide that it failed.
 */
export function statusAfter(status: PaymentStatus, action: PaymentAction): PaymentStatus | null {
  if (status === 'paid') return null;
  if (action === 'leave' && status === 'failed') return null;
  return AFTER[action] === status ? null : AFTER[action];
}

/**
 * What the contract calls it: a payment that was left is pending while it can still be paid, and has failed afterwards.
 */
export function publicStatus(status: PaymentStatus, open: boolean): (typeof PAYMENT_STATES)[number] {
  if (status === 'abandoned') return open ? 'pending' : 'failed';
  return status;
}
