import { trackingAddress, trackingProblem } from './carriers';

test.each([
  ['Australia Post', 'A B', '', 'https://auspost.com.au/mypost/track/details/A%20B'],
  ['Australia Post', '', '', ''],
  ['Somebody', '1', '', ''],
  ['constructor', '1', '', ''],
  ['Somebody', '1', 'https://x.example/1', 'https://x.example/1'],
])('tracking of %s %s %s: %s', (carrier, number, typed, address) =>
  expect(trackingAddress(carrier, number, typed)).toBe(address),
);

test.each(['javascript:alert(1)', 'x', 'data:text/html,x', `https://x.example/${'x'.repeat(300)}`])(
  '%s is refused',
  (typed) => expect(trackingProblem(typed)).not.toBeNull(),
);
test.each(['', 'https://x.example/?n=1'])('%p is accepted', (typed) => expect(trackingProblem(typed)).toBeNull());
