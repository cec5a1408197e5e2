import { zonedInstant, zonedLocal } from './zoned-time';

const SYDNEY = 'Australia/Sydney';

it.each([
  ['2026-01-15T09:30', '2026-01-14T22:30:00.000Z'],
  ['2026-07-15T09:30', '2026-07-14T23:30:00.000Z'],
  ['2026-07-15T00:00', '2026-07-14T14:00:00.000Z'],
  ['2026-07-15T09:30:15', '2026-07-14T23:30:15.000Z'],
])('%s in Sydney is %s', (local, instant) => {
  expect(zonedInstant(local, SYDNEY)?.toISOString()).toBe(instant);
  expect(zonedLocal(new Date(instant), SYDNEY)).toBe(local.slice(0, 16));
});

it('moves a time that the clock skips to the next hour', () => {
  expect(zonedInstant('2026-10-04T02:30', SYDNEY)?.toISOString()).toBe('2026-10-03T16:30:00.000Z');
});

it('uses the first of a repeated hour', () => {
  expect(zonedInstant('2026-04-05T02:30', SYDNEY)?.toISOString()).toBe('2026-04-04T15:30:00.000Z');
});

it.each(['', 'tomorrow', '2026-13-01T00:00', '2026-01-01', '2026-01-01T25:00'])('returns null for "%s"', (local) => {
  expect(zonedInstant(local, SYDNEY)).toBeNull();
});
