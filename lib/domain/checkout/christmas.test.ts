import { christmasOrdersBy } from './christmas';

it.each<[instant: string, day: string | null, what: string]>([
  ['2026-11-09T12:59:59Z', null, 'the evening of the 9th in Sydney'],
  ['2026-11-09T13:00:00Z', '2026-12-10', 'the first minute of the 10th'],
  ['2026-12-10T12:59:59Z', '2026-12-10', 'the last minute of the last day'],
  ['2026-12-10T13:00:00Z', null, 'the day after'],
  ['2026-06-01T00:00:00Z', null, 'winter'],
])('the last day to order at %s is %s: %s', (instant, day) => {
  expect(christmasOrdersBy(new Date(instant))).toBe(day);
});
