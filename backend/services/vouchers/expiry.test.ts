import { dayInWords, expiryInWords, expiryOf } from './expiry';

it.each([
  // Just after midnight in Sydney, still the day before in UTC.
  ['2026-11-21T13:30:00Z', '22 November 2026', '23 November 2029', '2029-11-23T15:59:59.999Z'],
  ['2026-11-21T10:00:00Z', '21 November 2026', '22 November 2029', '2029-11-22T15:59:59.999Z'],
  ['2028-02-29T00:00:00Z', '29 February 2028', '2 March 2031', '2031-03-02T15:59:59.999Z'],
])('a voucher issued at %s, on %s, works until %s ends in Perth', (at, issued, until, instant) => {
  const expiry = expiryOf(new Date(at));
  expect(dayInWords(new Date(at))).toBe(issued);
  expect(expiryInWords(expiry)).toBe(until);
  expect(expiry.toISOString()).toBe(instant);
});

it('is never less than three years, at every hour of a year', () => {
  for (let hour = 0; hour < 365 * 24; hour += 7) {
    const issued = new Date(Date.UTC(2026, 0, 1, hour));
    const least = new Date(issued);
    least.setUTCFullYear(issued.getUTCFullYear() + 3);
    expect(expiryOf(issued).getTime()).toBeGreaterThan(least.getTime());
  }
});
