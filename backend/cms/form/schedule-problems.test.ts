import { scheduleProblems } from './schedule-problems';

const early = '2026-03-01T00:00:00.000Z';
const late = '2026-03-02T00:00:00.000Z';
const block = (start_time: string | null, end_time: string | null) => ({ settings: { start_time, end_time } });

it('reports an end that is not after its beginning at the field of the end', () => {
  expect(Object.keys(scheduleProblems(block(late, early), {}))).toEqual(['settings.end_time']);
  expect(Object.keys(scheduleProblems(block(early, early), {}))).toEqual(['settings.end_time']);
  expect(Object.keys(scheduleProblems({ hidden_before: late, hidden_after: early }, {}))).toEqual(['hidden_after']);
});

it.each([
  ['in order', block(early, late)],
  ['without an end', block(late, null)],
  ['without a beginning', block(null, early)],
  ['that are no times', block('x', 'y')],
])('accepts times %s', (_, settings) => expect(scheduleProblems(settings, {})).toEqual({}));

it('lets other settings be saved when the times were already wrong', () => {
  const wrong = block(late, early);
  expect(scheduleProblems({ ...wrong, width: 3 }, wrong)).toEqual({});
});
