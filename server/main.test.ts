import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';

it.each([
  [{}, 'SESSION_PASSWORD is missing.'],
  [{ SESSION_PASSWORD, PORT: 'abc' }, 'PORT must be a port'],
  [{ SESSION_PASSWORD, APP_ORIGIN: 'nonsense' }, 'APP_ORIGIN must be an http or https address'],
])('refuses to start with %j, in a sentence', (settings, sentence) => {
  const env = { PATH: process.env.PATH ?? '', ...settings } as unknown as NodeJS.ProcessEnv;
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], { env, encoding: 'utf8' });
  expect(stderr.split('\n')[0]).toContain(sentence);
  expect([status, stderr]).toEqual([1, expect.not.stringContaining('    at ')]);
});

it('refuses to start without a build, in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stockist-unbuilt-'));
  const env = { PATH: process.env.PATH ?? '', SESSION_PASSWORD } as unknown as NodeJS.ProcessEnv;
  const { status, stderr } = spawnSync(process.execPath, [resolve('server/main.ts')], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([1, 'There is no build in .next of this folder: run `npm run build` first.\n']);
});
