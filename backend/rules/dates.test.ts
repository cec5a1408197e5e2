import { ageAt, readDay } from './dates';
import { present } from '../system/present';

test.each(['2024-02-29', '1900-01-01', '2026-12-31'])('%s is a day', (text) =>
  expect(present(readDay(text)).toISOString()).toBe(`${text}T00:00:00.000Z`),
);

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '', 'today', '2026-01-01T00:00'])(
  '%p is none',
  (text) => expect(readDay(text)).toBeNull(),
);

test.each([
  ['2010-11-21', 16],
  ['2010-11-22', 15],
  ['2010-12-01', 15],
  ['2010-01-31', 16],
  ['2026-11-21', 0],
])('who was born on %s is %d on 21 November 2026', (day, age) =>
  expect(ageAt(present(readDay(day)), new Date('2026-11-21T05:00:00Z'))).toBe(age),
);
