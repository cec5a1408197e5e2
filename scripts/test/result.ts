import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { seconds } from '../start/terminal.ts';

export interface StageResult {
  readonly stage: string;
  readonly passed: number;
  readonly failed: number;
  /** What a reader must know besides the numbers, for example how many were skipped. */
  readonly note: string;
  readonly milliseconds: number;
}

export type Counts = Pick<StageResult, 'passed' | 'failed' | 'note'>;

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.object({ message: z.string().optional() })),
});

const noteOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** A suite that could not run counts as one failure. */
export function countsOfJest(file: string): Counts {
  const report = jestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    note: noteOf({ skipped: report.numPendingTests }),
  };
}

/** A test that passed at the second attempt counts as passed, and is reported. */
export function countsOfPlaywright(file: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    note: noteOf({ flaky: stats.flaky, skipped: stats.skipped }),
  };
}

export function totals(results: readonly Counts[]): string {
  const sum = (of: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[of], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

export function table(results: readonly StageResult[]): string {
  const rows = results.map(({ stage, passed, failed, note, milliseconds }) =>
    [
      failed > 0 ? '✗' : '✓',
      stage.padEnd(10),
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(10),
      seconds(milliseconds).padStart(9),
      note && ` ${note}`,
    ].join(' '),
  );
  return rows.join('\n');
}
