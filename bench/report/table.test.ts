import type { Measure } from './measure';
import { complaints, tableOf } from './table';

const page: Measure = {
  name: 'page',
  unit: 'requests/s',
  rounds: [900, 500, 100, 950, 990],
  beside: [1_000, 1_000, 1_000, 1_000, 2_000],
  bound: { leastRatio: 0.45 },
};

it('has a row for each measure with the least and the greatest of its rounds and of its ratios', () => {
  const memory: Measure = { name: 'memory', unit: 'MB', rounds: [240] };
  const start: Measure = { name: 'start', unit: 'ms', rounds: [1.234, 12.34], bound: { most: 1 } };
  expect(tableOf([page, memory, start])).toBe(
    [
      '        unit        rounds  median  least–greatest  ratio  least–greatest     bound',
      'page    requests/s       5     900         100–990   0.50       0.10–0.95  ≥ 0.45 ×  ✓',
      'memory  MB               1     240',
      'start   ms               2    12.3       1.23–12.3                              ≤ 1  ✗',
    ].join('\n'),
  );
});

const judged = (part: Partial<Measure>): string[] => complaints([{ name: 'page', unit: 'ms', rounds: [10], ...part }]);

it('compares with a reference round by round, and reports a ratio beyond its bound', () => {
  expect(complaints([page])).toEqual([]);
  expect(complaints([{ ...page, beside: [2_000, 2_000, 2_000, 2_000, 2_000] }])).toEqual([]);
  expect(complaints([{ ...page, rounds: [300, 400, 440, 900, 900] }])).toEqual([
    'page: 440 requests/s (0.44 × of 1000), and not ≥ 0.45 ×',
  ]);
});

it('reports a value beyond its bound', () => {
  expect(judged({ bound: { least: 10 } })).toEqual([]);
  expect(judged({ bound: { least: 11 } })).toEqual(['page: 10.0 ms, and not ≥ 11']);
  expect(judged({ bound: { most: 10 } })).toEqual([]);
  expect(judged({ bound: { most: 9 } })).toEqual(['page: 10.0 ms, and not ≤ 9']);
  expect(judged({ bound: { most: 9 }, rounds: [] })).toHaveLength(1);
});

it('reports what takes longer than a reference, but no difference that is noise', () => {
  expect(judged({ beside: [9], bound: { mostMore: 1 } })).toEqual([]);
  expect(judged({ beside: [8.9], bound: { mostMore: 1 } })).toEqual(['page: 10.0 ms (1.12 × of 8.90), and not ≤ +1']);
  expect(judged({ beside: [8.3], bound: { mostRatio: 1.2, nothing: 2 } })).toEqual([]);
  expect(judged({ beside: [7.9], bound: { mostRatio: 1.2, nothing: 2 } })).toHaveLength(1);
  expect(judged({ beside: [7.9], bound: { mostRatio: 1.3 } })).toEqual([]);
});
