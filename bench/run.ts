import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildStorefront } from '../scripts/start/build/build.ts';
import { checkRuntime } from '../scripts/start/runtime.ts';
import { ServiceGroup } from '../scripts/start/services/service-group.ts';
import { failure, say } from '../scripts/start/terminal/terminal.ts';
import { RESULTS } from '../scripts/test/services/shop.ts';
import type { Measure } from './report/measure.ts';
import { spreadOf, watchMachine } from './report/noise.ts';
import { complaints, tableOf } from './report/table.ts';

const STOP_MS = 10_000;

/** What has been measured so far: printed also if what comes after it fails. */
export interface Found {
  readonly measures: Measure[];
  /** Rounds of what depends on the machine alone. */
  readonly steady: (readonly number[])[];
}

type Work = (services: ServiceGroup, found: Found) => Promise<void>;

/** Prints the measures and what is beyond its bounds. @returns false if anything is */
function report({ measures, steady }: Found, machine: string): boolean {
  say(`\n${tableOf(measures)}\n`);
  say(`The machine: ${cpus().length} processors, ${machine}`);
  if (steady.length > 0) say(`Rates of files that nginx sends: ${spreadOf(steady)} of their medians`);
  const beyond = complaints(measures);
  say(beyond.length === 0 ? '\n✓ All is within its bounds' : `\n✗ ${beyond.join('\n✗ ')}`);
  return beyond.length === 0;
}

async function measureAndReport(work: Work): Promise<number> {
  mkdirSync(RESULTS, { recursive: true });
  const services = new ServiceGroup();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  try {
    await buildStorefront(services, 'terminal');
    const machine = watchMachine();
    const found: Found = { measures: [], steady: [] };
    try {
      await work(services, found);
    } catch (error) {
      report(found, machine());
      throw error;
    }
    return report(found, machine()) ? 0 : 1;
  } finally {
    await services.stopAll(STOP_MS);
  }
}

/** A command that measures the built shop: prints one table, how busy the machine was, and fails beyond a bound. */
export async function runBench(work: Work): Promise<void> {
  try {
    checkRuntime();
    process.exitCode = await measureAndReport(work);
  } catch (error) {
    process.exitCode = failure(error);
  }
}
