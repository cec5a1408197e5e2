import { addBusinessDays, addDays, shopDay } from './shop-day';

it('uses the shop’s time zone, not the server’s', () => {
  expect(shopDay(new Date('2026-11-22T12:59:00Z'))).toBe('2026-11-22');
  expect(shopDay(new Date('2026-11-22T13:00:00Z'))).toBe('2026-11-23');
});

it('counts days across months, years and clock changes', () => {
  expect(addDays('2026-11-22', 30)).toBe('2026-12-22');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

it.each([
  ['2026-11-20', 1, '2026-11-23', 'a weekend'],
  ['2026-11-22', 1, '2026-11-23', 'from a Sunday'],
  ['2026-11-22', 0, '2026-11-22', 'none'],
  ['2026-12-24', 1, '2026-12-29', 'Christmas, and Boxing Day observed on the Monday'],
  ['2027-12-24', 1, '2027-12-29', 'both on a weekend, observed on Monday and Tuesday'],
  ['2026-12-31', 1, '2027-01-04', 'New Year on a Friday'],
  ['2027-01-25', 1, '2027-01-27', 'Australia Day'],
  ['2026-04-02', 1, '2026-04-07', 'Easter'],
  ['2027-03-25', 1, '2027-03-30', 'Easter of another year'],
  ['2029-04-24', 1, '2029-04-26', 'Anzac Day'],
])('%s and %i business days is %s: %s', (day, count, expected) => expect(addBusinessDays(day, count)).toBe(expected));
