import { boundOf, isWithin } from '../report/measure';
import { type Loaded, loadMeasures } from './measure';

const loaded = (target: Partial<Loaded['target']>, firstByte: number): Loaded => ({
  target: { name: 'page', origin: '', requests: [{ path: '/' }], headers: {}, connections: 1, ...target },
  rates: [500],
  cpu: [3],
  firstByte: [firstByte],
  lateFirstByte: [firstByte + 1],
});
const file = loaded({ name: 'file' }, 1);

it('bounds what a target says, beside its reference', () => {
  const bounds = { beside: 'file', least: 0.5, mostLater: 1, mostCpuMs: 2 };
  const rows = loadMeasures([file, loaded(bounds, 2.1)]).slice(4);
  expect(rows.map((row) => [row.name, boundOf(row), isWithin(row)])).toEqual([
    ['page', '≥ 0.5 ×', true],
    ['page: processor', '≤ 2', false],
    ['page: first byte', '≤ +1', false],
    ['page: first byte, p95', '', true],
  ]);
  const [, , first] = loadMeasures([file, loaded({ mostFirstByteMs: 2 }, 2.1)]).slice(4);
  expect(first && isWithin(first)).toBe(false);
});

it('does not compare with what was not measured', () => {
  expect(() => loadMeasures([loaded({ beside: 'file' }, 1)])).toThrow('not measured');
});
