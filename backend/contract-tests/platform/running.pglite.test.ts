import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { authUser, login, refreshToken } from '@/lib/contract/sign-in/session';
import { TRADE, call, refusal, send, signIn } from '../support/client';
import { type OwnPlatform, expectStartFailure, filledFolder, removeFolder, startOwn } from '../support/own-platform';

jest.setTimeout(120_000);

const fingerprint = 'contract-tests';
/** Short, but long enough for a busy machine to use a fresh token. */
const LIFETIME_SECONDS = 10;
let dataDir = '';
let platform: OwnPlatform;

beforeAll(async () => {
  dataDir = await filledFolder();
  platform = await startOwn(dataDir, { LOGIN_ATTEMPTS: '3', ACCESS_TOKEN_SECONDS: String(LIFETIME_SECONDS) });
});

afterAll(async () => {
  await platform.stop();
  await removeFolder(dataDir);
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('reports an expired access token, and renews it', async () => {
  const base = platform.address;
  const tokens = await signIn(TRADE, fingerprint, base);
  await wait((LIFETIME_SECONDS + 1) * 1000);
  expect(refusal(await send(authUser, { base, token: tokens.access_token }))).toEqual({
    status: 401,
    code: 'TOKEN_EXPIRED',
  });
  const renewed = await call(refreshToken, { base, body: { refresh_token: tokens.refresh_token, fingerprint } });
  expect((await send(authUser, { base, token: renewed.access_token })).status).toBe(200);
});

it('pauses sign-in after too many attempts at one account, and only there', async () => {
  const base = platform.address;
  const attempt = (username: string) => send(login, { base, body: { username, password: 'not it', fingerprint } });
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) statuses.push((await attempt('admin@example.com')).status);
  const paused = await attempt('Admin@Example.com');
  expect(statuses).toEqual([401, 401, 401]);
  expect(refusal(paused)).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await attempt('nobody@example.com')).status).toBe(401);
  expect((await signIn(TRADE, fingerprint, base)).access_token).not.toBe('');
});

it('refuses to share its data folder', async () => {
  const { code, output } = await expectStartFailure({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toContain('is in use by process');
});

it('says the password of the accounts that it has made, also when it cannot listen then', async () => {
  const { code, output } = await expectStartFailure({
    DATA_DIR: join(dataDir, 'unheard'),
    APP_ORIGIN: 'https://shop.example.com',
    BACKEND_PORT: new URL(platform.address).port,
  });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/password of the demonstration accounts is \S{16}\n[^]*is taken/),
  ]);
});

it('names a folder of pictures that is none', async () => {
  const file = join(dataDir, 'signing.key');
  const { code, output } = await expectStartFailure({ DATA_DIR: join(dataDir, 'other'), MEDIA_CACHE_DIR: file });
  expect([code, output]).toEqual([1, expect.stringMatching(/^The folder of resized pictures .* cannot be written/)]);
});

it('names the invalid settings', async () => {
  const { code, output } = await expectStartFailure({ DATA_DIR: dataDir, BACKEND_PORT: 'four', JWT_SECRET: 'short' });
  expect(code).toBe(1);
  expect(output).toContain('BACKEND_PORT must be a port number');
  expect(output).toContain('JWT_SECRET must');
});

it('tells browsers to keep to https, and its log that nobody gets mail, once others reach it', async () => {
  const folder = await filledFolder();
  const reached = await startOwn(folder, {
    APP_ORIGIN: 'https://shop.example.com',
    PLATFORM_ORIGIN: 'https://office.example.com',
  });
  const headerOf = async ({ address }: OwnPlatform) =>
    (await fetch(`${address}/cms/sign-in`)).headers.get('strict-transport-security');
  expect([await headerOf(reached), await headerOf(platform)]).toEqual(['max-age=63072000', null]);
  expect(reached.output()).toContain('no mail is sent: SMTP_URL is not set');
  expect(platform.output()).not.toContain('no mail is sent');
  await reached.stop();
  await removeFolder(folder);
});

it('restricts its key to its owner, and keeps all data over a restart', async () => {
  const key = await stat(join(dataDir, 'signing.key'));
  expect(key.mode & 0o777).toBe(0o600);
  const tokens = await signIn(TRADE, fingerprint, platform.address);
  expect(await platform.stop()).toBe(0);
  platform = await startOwn(dataDir, { ACCESS_TOKEN_SECONDS: '60' });
  const renewed = await call(refreshToken, {
    base: platform.address,
    body: { refresh_token: tokens.refresh_token, fingerprint },
  });
  expect((await call(authUser, { base: platform.address, token: renewed.access_token })).item.email).toBe(TRADE);
});
