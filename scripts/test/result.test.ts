import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOfJest, countsOfPlaywright, totals } from './result';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stockist-result-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts a suite that could not run as a failure', () => {
  const file = report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 });
  expect(countsOfJest(file)).toEqual({ passed: 5, failed: 2, note: '2 skipped' });
});

it('reports journeys that needed a second attempt, and errors outside of them', () => {
  const file = report({
    stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 0 },
    errors: [{ message: 'no browser' }],
  });
  expect(countsOfPlaywright(file)).toEqual({ passed: 9, failed: 2, note: '2 flaky' });
});

it('sums up in the words that .ci/run reads', () => {
  expect(
    totals([
      { passed: 3, failed: 0, note: '' },
      { passed: 4, failed: 2, note: '' },
    ]),
  ).toBe('7 passed, 2 failed');
});
