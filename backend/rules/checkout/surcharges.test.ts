import { readSurcharges, surchargeOn } from './surcharges';

test.each([
  ['', {}],
  ['account=0.5', { account: 50 }],
  [' account=2 , card=0 ', { account: 200, card: 0 }],
])('%p is read', (setting, expected) => expect(readSurcharges(setting)).toEqual(expected));

test.each([
  ['card=1.5', /must not name card: Visa, Mastercard and eftpos .* since 1 October 2026/],
  ['card=0.01', /must not name card/],
  ['amex=1', /must look like account=0\.5/],
  ['account=-1', /must look like/],
  ['account=1.005', /must look like/],
  ['account=11', /must not exceed 10 percent/],
])('%p is refused with a message', (setting, words) => expect(readSurcharges(setting)).toMatch(words));

test.each([
  [30_000, 50, 150],
  [10_010, 50, 50],
  [10_100, 50, 51],
  [99, 50, 0],
  [100, 50, 1],
  [0, 200, 0],
])('on %i cents at %i hundredths of a percent: %i', (cents, points, expected) =>
  expect(surchargeOn(cents, points)).toBe(expected),
);
