import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { buildStorefront } from '../start/build.ts';
import { freePort } from '../start/ports.ts';
import type { ServiceGroup } from '../start/service-group.ts';
import { Refusal } from '../start/terminal.ts';
import { type Counts, countsOfJest, countsOfPlaywright } from './result.ts';
import { runTool } from './run-tool.ts';
import { RESULTS, startPlatform, startStorefront, temporaryData } from './shop.ts';

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const NEXT = 'node_modules/next/dist/bin/next';
const STOP_MS = 10_000;

/** One part of the tests. `rest` are the words after the stage's name, handed on to the tool that runs it. */
export interface Stage {
  readonly run: (services: ServiceGroup, rest: readonly string[]) => Promise<Counts>;
  /** Runs only when asked for by name, because it needs a service that not every machine has. */
  readonly onDemand?: true;
  /** Without this stage it cannot run. */
  readonly needs?: 'build';
}

/** A check that passes or fails as a whole. */
const asOne = (passed: boolean): Counts => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, note: '' });

async function jest(
  name: string,
  projects: readonly string[],
  rest: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Counts> {
  const report = `${RESULTS}/${name}.json`;
  rmSync(report, { force: true });
  const args = [
    '--disable-warning=ExperimentalWarning',
    JEST,
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    ...rest,
  ];
  const succeeded = await runTool(args, env);
  if (!existsSync(report)) throw new Refusal(`Jest wrote no report for ${name}; the lines above say why.`);
  const counts = countsOfJest(report);
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1, note: 'Jest failed as a whole' } : counts;
}

async function contract(name: string, services: ServiceGroup, rest: readonly string[]): Promise<Counts> {
  const data = temporaryData();
  try {
    const platform = await startPlatform(services, { dataDir: data.dataDir, log: `${RESULTS}/${name}-platform.log` });
    const counts = await jest(name, ['contract'], ['--runInBand', ...rest], { PLATFORM_URL: platform.address });
    await platform.service.stop(STOP_MS);
    return counts;
  } finally {
    data.remove();
  }
}

async function journeys(services: ServiceGroup, rest: readonly string[]): Promise<Counts> {
  const report = `${RESULTS}/journeys.json`;
  rmSync(report, { force: true });
  const data = temporaryData();
  try {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const platform = await startPlatform(services, {
      dataDir: data.dataDir,
      log: `${RESULTS}/journeys-platform.log`,
      origin,
    });
    const storefront = await startStorefront(services, {
      port,
      platform: platform.address,
      log: `${RESULTS}/journeys-storefront.log`,
    });
    await runTool([PLAYWRIGHT, 'test', ...rest], {
      BASE_URL: storefront.address,
      PLATFORM_URL: platform.address,
      JOURNEYS_REPORT: report,
    });
    await storefront.service.stop(STOP_MS);
    await platform.service.stop(STOP_MS);
  } finally {
    data.remove();
  }
  if (!existsSync(report)) throw new Refusal('Playwright wrote no report; the lines above say why.');
  return countsOfPlaywright(report);
}

/** A platform in PostgreSQL is the same code with DATABASE_URL set; without one there is nothing to test. */
async function postgres(services: ServiceGroup, rest: readonly string[]): Promise<Counts> {
  if (!process.env.DATABASE_URL)
    throw new Refusal(
      'Set DATABASE_URL to an empty PostgreSQL database, for example postgres://user:password@localhost:5432/stockist_test.',
    );
  return contract('postgres', services, rest);
}

/** What several storefronts share through Redis. */
async function redis(_: ServiceGroup, rest: readonly string[]): Promise<Counts> {
  if (!process.env.REDIS_URL)
    throw new Refusal('Set REDIS_URL to a Redis for tests, for example redis://localhost:6379.');
  return jest('redis', ['redis'], ['--runInBand', ...rest]);
}

/** The configuration of deploy/ before two storefronts. */
async function nginx(_: ServiceGroup, rest: readonly string[]): Promise<Counts> {
  if (spawnSync('nginx', ['-v']).error) throw new Refusal('Install nginx, for example: apt-get install nginx-light.');
  return jest('nginx', ['nginx'], ['--runInBand', ...rest]);
}

export const STAGES: Readonly<Record<string, Stage>> = {
  lint: { run: async (_, rest) => asOne(await runTool(['node_modules/oxlint/bin/oxlint', ...rest])) },
  types: {
    run: async () =>
      asOne((await runTool([NEXT, 'typegen'])) && (await runTool(['node_modules/typescript/bin/tsc', '--noEmit']))),
  },
  unit: { run: (_, rest) => jest('unit', ['unit', 'components'], rest) },
  build: {
    run: async (services) => {
      await buildStorefront(services, 'terminal');
      return { passed: 1, failed: 0, note: '' };
    },
  },
  contract: { run: (services, rest) => contract('contract', services, rest) },
  journeys: { run: journeys, needs: 'build' },
  postgres: { run: postgres, onDemand: true },
  redis: { run: redis, onDemand: true },
  nginx: { run: nginx, onDemand: true, needs: 'build' },
};
