import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './settings';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'stockist-settings-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: dataDir, ...env } as unknown as NodeJS.ProcessEnv);

it('needs no settings locally', () => {
  const settings = read();
  expect(settings).toMatchObject({
    port: 3000,
    backendPort: 4000,
    origin: 'http://localhost:3000',
    apiBaseUrl: 'http://127.0.0.1:4000',
    embedded: true,
  });
  expect(settings.env.SEED_PASSWORD).toBe('demo-password-1');
});

it.each(['0.0.0.0', '::'])('sets no known password for a platform that others reach, at %s', (BACKEND_HOST) => {
  expect(read({ BACKEND_HOST }).env.SEED_PASSWORD).toBeUndefined();
  expect(read({ BACKEND_HOST, SEED_PASSWORD: 'of my own' }).env.SEED_PASSWORD).toBe('of my own');
});

it('creates secrets once, readable only by their owner', () => {
  const first = read().env;
  expect(read().env.SESSION_PASSWORD).toBe(first.SESSION_PASSWORD);
  expect(Buffer.from(first.SESSION_PASSWORD ?? '', 'base64')).toHaveLength(32);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toContain('REVALIDATE_SECRET');
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

it.each(['', '{"SESSION_PASSWORD": "abc', '{}', 'null'])('refuses secrets that hold %j, and keeps the file', (text) => {
  const file = join(dataDir, 'secrets.json');
  writeFileSync(file, text);
  expect(() => read()).toThrow(/secrets\.json cannot be read as secrets/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('refuses secrets that are no file in a sentence', () => {
  mkdirSync(join(dataDir, 'secrets.json'));
  expect(() => read()).toThrow(/secrets\.json cannot be read \(EISDIR\)/);
});

it('refuses a data folder that cannot be made in a sentence', () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(() => read({ DATA_DIR: join(file, 'data') })).toThrow(/data cannot be written \(ENOTDIR\)\. Let this user/);
});

it('leaves the embedded platform out when there is another', () => {
  expect(read({ API_BASE_URL: 'https://platform.example.com' })).toMatchObject({
    embedded: false,
    apiBaseUrl: 'https://platform.example.com',
  });
});

it.each([
  [{}, 'http://127.0.0.1:3000', 'http://127.0.0.1:4000'],
  [{ HOST: '0.0.0.0', BACKEND_HOST: '0.0.0.0' }, 'http://127.0.0.1:3000', 'http://127.0.0.1:4000'],
  [{ HOST: '::', BACKEND_HOST: '::1' }, 'http://[::1]:3000', 'http://[::1]:4000'],
  [{ HOST: '192.0.2.7', BACKEND_HOST: 'localhost' }, 'http://192.0.2.7:3000', 'http://localhost:4000'],
])('waits for both where they listen: %j', (env, storefrontAddress, apiBaseUrl) => {
  expect(read(env as Record<string, string>)).toMatchObject({ storefrontAddress, apiBaseUrl });
});

it('treats an empty variable as absent', () => {
  expect(read({ PORT: '', API_BASE_URL: '' })).toMatchObject({ port: 3000, embedded: true });
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be between 1 and 65535'],
  [{ BACKEND_HOST: '192.0.2.7' }, 'BACKEND_HOST is 192.0.2.7, but'],
  [{ PORT: '4000' }, 'PORT and BACKEND_PORT are both 4000'],
  [{ APP_ORIGIN: 'https://shop.example.com' }, 'SESSION_PASSWORD is missing'],
  [{ APP_ORIGIN: 'http://shop.example.com', SESSION_PASSWORD: 'x' }, 'must use https'],
  [{ SESSION_PASSWORD: 'correct horse battery staple' }, 'SESSION_PASSWORD must be 32 random bytes'],
  [{ SESSION_PASSWORD: Buffer.alloc(32, 'a').toString('base64') }, 'SESSION_PASSWORD must be 32 random bytes'],
  [{ API_BASE_URL: 'ftp://x' }, 'API_BASE_URL must be'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must start with'],
  [{ REVALIDATE_SECRET: 'short' }, 'REVALIDATE_SECRET must have 24'],
])('refuses %j in a sentence', (env, sentence) => {
  expect(() => read(env as Record<string, string>)).toThrow(sentence);
});
