import { dayInWords, readDay } from './dates';
import { present } from '../../system/present';

test.each(['2024-02-29', '1900-01-01', '2026-12-31'])('%s is valid', (text) =>
  expect(present(readDay(text)).toISOString()).toBe(`${text}T00:00:00.000Z`),
);

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '', 'today', '2026-01-01T00:00'])(
  '%p is invalid',
  (text) => expect(readDay(text)).toBeNull(),
);

test('formats a day in words', () => expect(dayInWords('2026-12-04')).toBe('4 December 2026'));
