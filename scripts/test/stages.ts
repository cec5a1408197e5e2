import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { BUNDLE } from '../start/build/build-platform.ts';
import { buildStorefront } from '../start/build/build.ts';
import type { ServiceGroup } from '../start/services/service-group.ts';
import { Refusal } from '../start/terminal/terminal.ts';
import { type Counts, countsOfJest, countsOfPlaywright } from './result.ts';
import { runTool } from './run-tool.ts';
import { databaseBeside } from './services/database.ts';
import { startBehindNginx } from './services/shop-behind-nginx.ts';
import { RESULTS, type Shop, startPlatform, temporaryData, withShop } from './services/shop.ts';

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const NEXT = 'node_modules/next/dist/bin/next';
const STOP_MS = 10_000;

/** One stage of the tests. `rest` are the arguments after its name, for the tool that runs it. */
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

/** One more than a small machine's processors: the tests often wait, for mail and for rate limits to end. */
const CONTRACT_WORKERS = 3;

/**
 * The contract, by several workers side by side, each with a platform of its own: in PGlite, or in the databases
 * named.
 */
async function contract(
  name: 'contract' | 'postgres',
  services: ServiceGroup,
  rest: readonly string[],
  databases: readonly string[] = [],
): Promise<Counts> {
  const workers = databases.length > 0 ? databases.length : CONTRACT_WORKERS;
  const folders = Array.from({ length: workers }, temporaryData);
  try {
    const platforms = await Promise.all(
      folders.map(({ dataDir }, index) =>
        startPlatform(services, {
          dataDir,
          log: `${RESULTS}/${name}-platform-${index + 1}.log`,
          env: { DATABASE_URL: databases[index] ?? '' },
        }),
      ),
    );
    const counts = await jest(name, [name], [`--maxWorkers=${workers}`, ...rest], {
      PLATFORM_URLS: platforms.map(({ address }) => address).join(' '),
      PLATFORM_BUNDLE: BUNDLE,
      DATABASE_URL: '',
      DATABASE_URLS: databases.join(' '),
    });
    for (const { service } of platforms) await service.stop(STOP_MS);
    return counts;
  } finally {
    for (const folder of folders) folder.remove();
  }
}

/** Journeys of a shop that runs. */
async function playwright(
  name: string,
  shop: Shop,
  rest: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Counts> {
  const report = `${RESULTS}/${name}.json`;
  rmSync(report, { force: true });
  await runTool([PLAYWRIGHT, 'test', ...rest], {
    BASE_URL: shop.storefront.address,
    PLATFORM_URL: shop.platform.address,
    JOURNEYS_REPORT: report,
    ...env,
  });
  if (!existsSync(report)) throw new Refusal('Playwright wrote no report; the lines above say why.');
  return countsOfPlaywright(report);
}

async function journeys(services: ServiceGroup, rest: readonly string[]): Promise<Counts> {
  const { prepareCustomers } = await import('./services/journey-customers.ts');
  const env = { PREPARED_CUSTOMERS: 'yes' };
  return withShop(services, 'journeys', (shop) => playwright('journeys', shop, rest, env), prepareCustomers);
}

/** The journeys of returning browsers, deployed as in production: nginx, two of each service, Redis and PostgreSQL. */
async function deployed(services: ServiceGroup, rest: readonly string[]): Promise<Counts> {
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (!DATABASE_URL || !REDIS_URL)
    throw new Refusal('Set DATABASE_URL to an empty PostgreSQL database and REDIS_URL to a Redis for tests.');
  needNginx();
  const front = await startBehindNginx(services, {
    name: 'deployed',
    twoPlatforms: true,
    platformEnv: { DATABASE_URL },
    storefrontEnv: { REDIS_URL },
  });
  try {
    const shop = { storefront: front.nginx, platform: front.platform };
    return await playwright('deployed', shop, ['--project=returning', ...rest], {
      // nginx's pages are at most two seconds old; the rest is for the request.
      PUBLISHED_WITHIN_MS: '3000',
      STOREFRONTS: front.storefronts.map(({ address }) => address).join(' '),
    });
  } finally {
    await front.stop();
  }
}

/** A platform in PostgreSQL is the same code with DATABASE_URL set; without one there is nothing to test. */
async function postgres(services: ServiceGroup, rest: readonly string[]): Promise<Counts> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL)
    throw new Refusal(
      'Set DATABASE_URL to an empty PostgreSQL database, for example ' +
        'postgres://user:password@localhost:5432/stockist_test. Its user must be allowed to create another beside it.',
    );
  return contract('postgres', services, rest, [DATABASE_URL, await databaseBeside(DATABASE_URL)]);
}

/** What several storefronts share through Redis. */
async function redis(_: ServiceGroup, rest: readonly string[]): Promise<Counts> {
  if (!process.env.REDIS_URL)
    throw new Refusal('Set REDIS_URL to a Redis for tests, for example redis://localhost:6379.');
  return jest('redis', ['redis'], rest);
}

function needNginx(): void {
  if (spawnSync('nginx', ['-v']).error) throw new Refusal('Install nginx, for example: apt-get install nginx-light.');
}

/** The configuration of deploy/ before two storefronts. */
async function nginx(_: ServiceGroup, rest: readonly string[]): Promise<Counts> {
  needNginx();
  return jest('nginx', ['nginx'], rest);
}

export const STAGES: Readonly<Record<string, Stage>> = {
  lint: {
    run: async (_, rest) => {
      const linted = await runTool(['node_modules/oxlint/bin/oxlint', ...rest]);
      const formatted = await runTool(['node_modules/oxfmt/bin/oxfmt', '--check', ...rest]);
      // Unused code shows only in the whole project.
      const used = rest.length > 0 || (await runTool(['node_modules/knip/bin/knip.js', '--no-progress']));
      return asOne(linted && formatted && used);
    },
  },
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
  html: {
    run: async (services, rest) => {
      const { checkHtml } = await import('./html/html.ts');
      return withShop(services, 'html', (shop) => checkHtml(shop, rest));
    },
    onDemand: true,
    needs: 'build',
  },
  postgres: { run: postgres, onDemand: true },
  redis: { run: redis, onDemand: true },
  nginx: { run: nginx, onDemand: true, needs: 'build' },
  deployed: { run: deployed, onDemand: true, needs: 'build' },
};
