import { isIsoDate, isIsoDateTime, readDate, readDateTime, readTime, showDate } from './typed-date';

it.each([
  ['28/02/2026', '2026-02-28'],
  ['3/4/2026', '2026-04-03'],
  ['29/02/2024', '2024-02-29'],
  ['31.12.1999', '1999-12-31'],
  ['٣١/١٢/١٩٩٩', '1999-12-31'],
  ['１９９９-１２-３１', '1999-12-31'],
  ['2026-04-03', '2026-04-03'],
  ['30/02/2026', null],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['00/01/2026', null],
  ['01/13/2026', null],
  ['39/19/2026', null],
  ['2026-02-30', null],
  ['01/01/26', null],
  ['01/01/0999', null],
  ['yesterday', null],
  ['', null],
])('the date %j is %j', (typed, iso) => {
  expect(readDate(typed)).toBe(iso);
});

it.each([
  ['09:30', '09:30'],
  ['9.30', '09:30'],
  ['٩:٣٠', '09:30'],
  ['9:30 pm', '21:30'],
  ['12:05 am', '00:05'],
  ['12:05 p.m.', '12:05'],
  ['23:59:59', '23:59'],
  ['24:00', null],
  ['13:00 pm', null],
  ['0:30 am', null],
  ['9:60', null],
  ['930', null],
])('the time %j is %j', (typed, iso) => {
  expect(readTime(typed)).toBe(iso);
});

it.each([
  ['2026-04-03T09:30', '2026-04-03T09:30'],
  ['03/04/2026 9:30 pm', '2026-04-03T21:30'],
  ['٠٣/٠٤/٢٠٢٦ ٩:٣٠', '2026-04-03T09:30'],
  ['03/04/2026, 09:30', '2026-04-03T09:30'],
  ['30/02/2026 09:30', null],
  ['03/04/2026', null],
  ['09:30', null],
])('the moment %j is %j', (typed, iso) => {
  expect(readDateTime(typed)).toBe(iso);
});

it('reads a long text as fast as it is long', () => {
  const begun = performance.now();
  expect(readDateTime(`${'T1'.repeat(30_000)}\nx`)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it('validates stored dates and formats them for the mask', () => {
  expect(isIsoDate('2026-02-30')).toBe(false);
  expect(isIsoDateTime('2026-02-28T10:00')).toBe(true);
  expect(isIsoDateTime('2026-02-28T10:00T10:00')).toBe(false);
  expect(showDate('2026-04-03')).toBe('03/04/2026');
  expect(showDate('soon')).toBe('soon');
});
