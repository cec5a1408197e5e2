import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from 'jest';

/** What is tested writes nothing into the shop's own folder. Workers inherit it. */
if (process.env.STOCKIST_UNIT_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'stockist-unit-'));
  process.env.STOCKIST_UNIT_DATA = folder;
  process.env.DATA_DIR = folder;
  process.env.PREPARED_DATA ??= join(folder, 'prepared');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Packages that come as ES modules only: Jest runs CommonJS, so they are compiled like the project's own files. */
const ES_ONLY = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'iron-session',
  'iron-webcrypto',
  'uint8array-extras',
  'cookie',
  'jose',
  'uncrypto',
  '@hono',
  'hono',
  'graphql',
  'graphql-yoga',
  '@graphql-.*',
  '@whatwg-node',
  'until-async',
  'swr',
  '@electric-sql',
  'photoswipe',
  'nodemailer',
  'openid-client',
  'oauth4webapi',
  'sanitize-html',
  'htmlparser2',
  'entities',
  'dom.*',
  '@vocabulary',
  '@adobe/structured-data-validator',
  'schema-dts',
  'sitemap',
  'marked',
  'csv-parse',
  'read-excel-file',
  'worker-f',
  'saxen',
];

const shared = {
  rootDir: '.',
  transform: {
    '^.+\\.(ts|tsx|js|mjs|cjs)$': [
      '@swc/jest',
      {
        module: { type: 'commonjs' },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^(server|client)-only$': '<rootDir>/scripts/test/jest/empty-module.ts',
    '\\.(css|woff2?)$': '<rootDir>/scripts/test/jest/empty-module.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.stockist/'],
  testPathIgnorePatterns: ['/node_modules/'],
} satisfies Config;

const ELSEWHERE = [...shared.testPathIgnorePatterns, '<rootDir>/backend/contract-tests/', '<rootDir>/e2e/'];

/** These ask the platform that runs, in whichever database it has its data. */
const THROUGH_THE_PLATFORM = '<rootDir>/backend/contract-tests/**/*.contract.test.ts';
/** These bring a PGlite of their own, and would do the same again beside PostgreSQL. */
const WITH_PGLITE = '<rootDir>/backend/contract-tests/**/*.pglite.test.ts';

const contract = {
  ...shared,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/backend/contract-tests/support/own-worker.ts'],
} satisfies Config;

const config: Config = {
  // Contract tests walk the whole shop, and the machine may be busy.
  testTimeout: 60_000,
  // One more than a small machine's processors, since some tests wait. Jest itself does next to nothing meanwhile.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...ELSEWHERE, '\\.(redis|nginx)\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      // Components call no platform, and its client needs Node's own streams.
      moduleNameMapper: { ...shared.moduleNameMapper, '^undici$': '<rootDir>/scripts/test/jest/empty-module.ts' },
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: ELSEWHERE,
      setupFilesAfterEnv: ['<rootDir>/scripts/test/jest/jsdom-setup.ts'],
    },
    { ...contract, displayName: 'contract', testMatch: [THROUGH_THE_PLATFORM, WITH_PGLITE] },
    { ...contract, displayName: 'postgres', testMatch: [THROUGH_THE_PLATFORM] },
    { ...shared, displayName: 'redis', testEnvironment: 'node', testMatch: ['**/*.redis.test.ts'] },
    { ...shared, displayName: 'nginx', testEnvironment: 'node', testMatch: ['<rootDir>/deploy/*.nginx.test.ts'] },
  ],
};

export default config;
