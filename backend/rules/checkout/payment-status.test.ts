import { publicStatus, statusAfter } from './payment-status';

test.each([
  ['pending', 'approve', 'paid'],
  ['pending', 'decline', 'failed'],
  ['pending', 'leave', 'abandoned'],
  ['failed', 'approve', 'paid'],
  ['failed', 'decline', null],
  ['failed', 'leave', null],
  ['abandoned', 'approve', 'paid'],
  ['abandoned', 'decline', 'failed'],
  ['paid', 'approve', null],
  ['paid', 'decline', null],
  ['paid', 'leave', null],
] as const)('%s, then %s: %p', (status, action, expected) => expect(statusAfter(status, action)).toBe(expected));

test.each([
  ['abandoned', true, 'pending'],
  ['abandoned', false, 'failed'],
  ['failed', true, 'failed'],
  ['paid', false, 'paid'],
  ['pending', false, 'pending'],
] as const)('%s, open %p, is called %s', (status, open, expected) => expect(publicStatus(status, open)).toBe(expected));
