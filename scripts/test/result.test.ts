import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOfJest, countsOfPlaywright, failureLines, totals } from './result';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stockist-result-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts a suite that could not run as a failure', () => {
  const file = report({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: join(process.cwd(), 'lib/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'subtracts', status: 'failed' },
        ],
      },
      { name: join(process.cwd(), 'lib/b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  });
  expect(countsOfJest(file)).toEqual({
    passed: 5,
    failed: 2,
    note: '2 skipped',
    failures: ['lib/a.test.ts › subtracts', 'lib/b.test.ts could not run'],
  });
});

it('reports journeys that needed a second attempt, and errors outside of them', () => {
  const file = report({
    suites: [
      {
        specs: [{ title: 'opens', file: 'home.spec.ts', ok: true }],
        suites: [{ specs: [{ title: 'signs in', file: 'home.spec.ts', ok: false }] }],
      },
    ],
    stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 0 },
    errors: [{ message: 'no browser\nat launch' }],
  });
  expect(countsOfPlaywright(file)).toEqual({
    passed: 9,
    failed: 2,
    note: '2 flaky',
    failures: ['home.spec.ts › signs in', 'no browser'],
  });
});

it('lists each failed test in a line that .ci/run finds', () => {
  const stage = { passed: 1, failed: 1, note: '', milliseconds: 5 };
  expect(
    failureLines([
      { ...stage, stage: 'unit', failures: ['a › b'] },
      { ...stage, stage: 'build' },
    ]),
  ).toBe('FAILED unit: a › b\n');
});

it('sums up in the words that .ci/run reads', () => {
  expect(
    totals([
      { passed: 3, failed: 0, note: '' },
      { passed: 4, failed: 2, note: '' },
    ]),
  ).toBe('7 passed, 2 failed');
});
