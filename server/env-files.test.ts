import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ignoreEnvFiles } from './env-files';

const { loadEnvConfig } = z
  .object({ loadEnvConfig: z.custom<(folder: string, dev: boolean) => unknown>((one) => typeof one === 'function') })
  .parse(createRequire(require.resolve('next/package.json'))('@next/env'));

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stockist-env-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps Next from reading settings from a file', () => {
  writeFileSync(join(folder, '.env'), 'ENV_FILES_TEST=from a file');
  ignoreEnvFiles();
  loadEnvConfig(folder, false);
  expect(process.env['ENV_FILES_TEST']).toBeUndefined();
});
