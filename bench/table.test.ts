import type { Measured } from './table';
import { complaints, growthComplaints, growthTable, tableOf } from './table';

const measured = (name: string, rates: number[], beside?: string): Measured => ({
  target: { name, url: '', headers: {}, connections: 1, ...(beside ? { beside, least: 0.2 } : {}) },
  rates,
  cpu: [0.25, 0.5, 3],
  firstBytes: [1, 2, 3, 40],
});
const file = measured('file', [9_000, 10_000, 30_000]);

it('compares medians of one run', () => {
  expect(tableOf([file, measured('page', [2_500, 100, 9_000], 'file')])).toBe(
    [
      '              requests/s  share  CPU ms  first byte p50 ms  p95 ms',
      'file  10000 (9000-30000)           0.50                3.0    40.0',
      'page     2500 (100-9000)  0.250    0.50                3.0    40.0',
    ].join('\n'),
  );
});

it('reports a target below its minimal ratio', () => {
  expect(complaints([file, measured('page', [2_000], 'file')])).toEqual([]);
  expect(complaints([file, measured('page', [1_999], 'file')])).toEqual([
    'page reaches 0.20 of file; 0.2 is the least.',
  ]);
});

it('reports a target beyond its own bounds', () => {
  const { target, ...figures } = measured('page', [59]);
  expect(
    complaints([{ ...figures, target: { ...target, leastRate: 60, mostCpuMs: 0.4, mostFirstByteMs: 2 } }]),
  ).toEqual([
    'page is answered 59 times a second; 60 is the least.',
    'page takes 0.5 ms of processor; 0.4 is the most.',
    'page begins after 3.0 ms; 2 is the most.',
  ]);
  expect(
    complaints([{ ...figures, target: { ...target, leastRate: 59, mostCpuMs: 0.5, mostFirstByteMs: 3 } }]),
  ).toEqual([]);
});

it('compares a large shop with a small one, and reports what takes a fifth longer', () => {
  const list = { name: 'list', first: [100, 120], again: [10, 11.9] } as const;
  const search = { name: 'search', first: [100, 121], again: [10, 13] } as const;
  expect(growthTable([list])).toBe(
    [
      '      first ms  large  ratio  again ms  large  ratio',
      'list     100.0  120.0   1.20      10.0   11.9   1.19',
    ].join('\n'),
  );
  expect(growthComplaints([list])).toEqual([]);
  expect(growthComplaints([search])).toEqual([
    'search, the first time: 1.21 times; 1.2 is the most.',
    'search, again: 1.30 times; 1.2 is the most.',
  ]);
});
