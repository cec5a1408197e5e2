import { outcomeOf } from './order-outcome';

it.each([
  [{ status: 'placed', paidAt: '2026-11-23T00:00:00Z', paymentStatus: 'paid' }, 'paid'],
  [{ status: 'shipped', paidAt: null, paymentStatus: 'pending' }, 'placed'],
  [{ status: 'placed', paidAt: null, paymentStatus: 'pending' }, 'placed'],
  [{ status: 'awaiting-payment', paidAt: null, paymentStatus: 'pending' }, 'pending'],
  [{ status: 'awaiting-payment', paidAt: null, paymentStatus: 'failed' }, 'failed'],
  [{ status: 'cancelled', paidAt: null, paymentStatus: 'failed' }, 'cancelled'],
] as const)('the outcome of %j is %s', (order, outcome) => expect(outcomeOf(order)).toBe(outcome));
