import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { seconds } from '../start/terminal/terminal.ts';

export interface StageResult {
  readonly stage: string;
  readonly passed: number;
  readonly failed: number;
  /** What a reader must know besides the numbers, for example how many were skipped. */
  readonly note: string;
  readonly milliseconds: number;
  /** Titles of the failed tests, where the tool reports them. */
  readonly failures?: readonly string[];
}

export type Counts = Pick<StageResult, 'passed' | 'failed' | 'note' | 'failures'>;

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

interface PlaywrightSuite {
  readonly specs: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.object({ message: z.string().optional() })),
});

const noteOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

type JestFile = z.infer<typeof jestReport>['testResults'][number];

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

function failedIn({ name, status, assertionResults }: JestFile): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file} could not run`];
  return failed.map(({ fullName }) => `${file} › ${fullName}`);
}

const failedSpecs = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

/** A suite that could not run counts as one failure. */
export function countsOfJest(file: string): Counts {
  const report = jestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    note: noteOf({ skipped: report.numPendingTests }),
    failures: report.testResults.flatMap(failedIn),
  };
}

/** A test that passed at the second attempt counts as passed, and is reported. */
export function countsOfPlaywright(file: string): Counts {
  const { suites, stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    note: noteOf({ flaky: stats.flaky, skipped: stats.skipped }),
    failures: [...suites.flatMap(failedSpecs), ...errors.map(({ message = 'Unknown error' }) => firstLine(message))],
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

/** A line for each failed test; .ci/run finds them by their first word. */
export function failureLines(results: readonly StageResult[]): string {
  return results
    .flatMap(({ stage, failures = [] }) => failures.map((failure) => `FAILED ${stage}: ${failure}\n`))
    .join('');
}
