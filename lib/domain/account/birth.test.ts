import { birthProblem } from './birth';

it.each([
  ['1990-02-28', null],
  ['2010-11-21', null],
  ['2010-11-22', 'young'],
  ['2026-11-21', 'young'],
  ['2026-11-22', 'future'],
  ['1899-12-31', 'past'],
  ['1990-02-30', 'date'],
  ['28/02/1990', 'date'],
  ['', 'date'],
])('born on %j: %s', (birth, problem) => expect(birthProblem(birth, '2026-11-21')).toBe(problem));
