import { timeCell, timeHeading } from './time';

it('writes times of exports in the time zone that their heading names', () => {
  expect(timeHeading('Placed')).toBe('Placed (Sydney time)');
  expect(timeCell(new Date('2026-01-31T22:30:59Z'))).toBe('2026-02-01 09:30');
  expect(timeCell(new Date('2026-07-01T00:00:00Z'))).toBe('2026-07-01 10:00');
  expect(timeCell(null)).toBe('');
});
