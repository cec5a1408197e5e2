import { USUAL_CALENDAR, dispatchDays, isWorkingDay } from './dispatch-calendar';

/** A Monday morning in Sydney. */
const MONDAY = new Date('2026-11-23T00:00:00Z');
const SATURDAY_10 = new Date('2026-11-27T23:00:00Z');
const SATURDAY_15 = new Date('2026-11-28T04:00:00Z');

const of = (change: Partial<typeof USUAL_CALENDAR>) => ({ ...USUAL_CALENDAR, ...change });

it.each<[what: string, placed: Date, change: Partial<typeof USUAL_CALENDAR>, from: string, by: string]>([
  ['as the specification says', MONDAY, {}, '2026-11-24', '2026-11-27'],
  ['a warehouse that is fast', MONDAY, { least: 0, most: 1 }, '2026-11-23', '2026-11-24'],
  ['before the cut-off', MONDAY, { cutOff: '11:01', least: 0, most: 0 }, '2026-11-23', '2026-11-23'],
  ['at the cut-off', MONDAY, { cutOff: '11:00', least: 0, most: 0 }, '2026-11-24', '2026-11-24'],
  ['the same day on a day off', SATURDAY_10, { least: 0, most: 0 }, '2026-11-30', '2026-11-30'],
  ['no cut-off on a day off', SATURDAY_15, { cutOff: '14:00', least: 0, most: 1 }, '2026-11-30', '2026-11-30'],
  ['a later hour of a day off changes nothing', SATURDAY_15, { cutOff: '14:00' }, '2026-11-30', '2026-12-03'],
  [
    'the same day on a closed Monday',
    MONDAY,
    { cutOff: '11:00', least: 0, most: 0, closed: [{ from: '2026-11-23', until: '2026-11-24' }] },
    '2026-11-25',
    '2026-11-25',
  ],
  ['a closed day', MONDAY, { closed: [{ from: '2026-11-24', until: '2026-11-24' }] }, '2026-11-25', '2026-11-30'],
  ['Saturdays, too', MONDAY, { weekdays: [1, 2, 3, 4, 5, 6], most: 5 }, '2026-11-24', '2026-11-28'],
  [
    'a shutdown over Christmas',
    new Date('2026-12-22T00:00:00Z'),
    { closed: [{ from: '2026-12-23', until: '2027-01-10' }] },
    '2027-01-11',
    '2027-01-14',
  ],
  ['public holidays', new Date('2026-12-24T00:00:00Z'), { most: 1 }, '2026-12-29', '2026-12-29'],
  [
    'Boxing Day on a Saturday that is worked',
    new Date('2026-12-24T00:00:00Z'),
    { weekdays: [1, 2, 3, 4, 5, 6], most: 1 },
    '2026-12-29',
    '2026-12-29',
  ],
  [
    'work on public holidays',
    new Date('2026-12-24T00:00:00Z'),
    { most: 1, holidays: true },
    '2026-12-25',
    '2026-12-25',
  ],
])('%s', (_what, placed, change, from, by) => {
  expect(dispatchDays(placed, of(change))).toEqual({ from, by });
});

it('stops searching when there are no working days', () => {
  expect(isWorkingDay('2026-11-23', of({ weekdays: [] }))).toBe(false);
  expect(dispatchDays(MONDAY, of({ weekdays: [] })).by).toMatch(/^2027/);
});
