import { spawnSync } from 'node:child_process';

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
