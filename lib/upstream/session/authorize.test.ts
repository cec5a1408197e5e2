/**
 * Authorization-code sign-in against a real OpenID provider on this machine, with PKCE, state and nonce (specification
 * 1, section 4).
 */
import type { LRUCache } from 'lru-cache';
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { authorizeAttempt, readAttempt, storeAttempt } from '../../session/cookies/attempt';
import { type CookieChange, readSession } from '../../session/cookie';
import { processMemory } from '../../session/process-memory';
import { countSignIn } from '../bff/rate-limit';
import { finishAuthorization, startAuthorization } from './authorize';
import { authorizeOrigins } from './authorize-provider';

const REDIRECT = 'http://localhost:3000/auth';
const VISITOR = '203.0.113.7';

let provider: ChildProcess;
let issuer: string;

beforeAll(async () => {
  provider = spawn(
    process.execPath,
    ['--import', 'tsx', 'lib/upstream/session/authorize.provider-instance.ts', 'stockist', REDIRECT],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  if (!provider.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: provider.stdout })) {
    if (!line.startsWith('http')) continue;
    issuer = line;
    break;
  }
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  process.env.API_BASE_URL = issuer;
  process.env.OAUTH_CLIENT_ID = 'stockist';
  process.env.OAUTH_ISSUER = issuer;
  process.env.OAUTH_SCOPE = 'openid offline_access';
  process.env.OAUTH_NONCE = 'on';
});

afterAll(() => provider.stdin?.end());

type Jar = Parameters<typeof finishAuthorization>[0];
function jar(...changes: CookieChange[]): Jar {
  const set = changes.filter(({ value }) => value !== '');
  return { get: (name) => set.find((cookie) => cookie.name === name), getAll: () => set };
}

async function start(next = '/cart?a=b') {
  const started = await startAuthorization(next, null);
  if (!started) throw new Error('off');
  return started;
}

/** Follows the provider's redirects like a browser, up to the one that returns to the shop. */
async function followed(address: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  for (let hop = 0; hop < 10 && !url.href.startsWith(REDIRECT); hop += 1) {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    if (!location) throw new Error(`${reply.status} at ${url.pathname}`);
    url = new URL(location, url);
  }
  return url.searchParams;
}

/** The same cookie with changed data. */
async function changed(change: CookieChange, difference: object): Promise<CookieChange> {
  const attempt = await readAttempt(jar(change), authorizeAttempt);
  if (!attempt) throw new Error('nothing remembered');
  return storeAttempt(authorizeAttempt, { ...attempt, ...difference });
}

it('builds an address with a new state, nonce and PKCE challenge each time', async () => {
  const [one, two] = [new URL((await start()).address), new URL((await start()).address)];
  expect(one.origin).toBe(issuer);
  expect(Object.fromEntries(one.searchParams)).toMatchObject({
    client_id: 'stockist',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid offline_access',
    code_challenge_method: 'S256',
  });
  for (const secret of ['state', 'nonce', 'code_challenge']) {
    expect(one.searchParams.get(secret)?.length).toBeGreaterThanOrEqual(43);
    expect(one.searchParams.get(secret)).not.toBe(two.searchParams.get(secret));
  }
});

it('signs in with the provider’s tokens, removes the attempt, and continues at the requested page', async () => {
  const { address, change } = await start();
  expect(change).toMatchObject({ options: { httpOnly: true, sameSite: 'lax', maxAge: 600 } });
  const outcome = await finishAuthorization(jar(change), await followed(address), VISITOR);
  expect(outcome).toMatchObject({ kind: 'signed-in', next: '/cart?a=b' });
  const session = await readSession(jar(...outcome.changes));
  expect(session?.accessToken).not.toBe('');
  expect(session?.refreshToken).not.toBe('');
  expect(outcome.changes).toContainEqual(expect.objectContaining({ name: change.name, value: '' }));
});

it.each([
  ['another state', 'x'.repeat(43)],
  ['no state', ''],
])('does not sign in with %s', async (_, state) => {
  const { address, change } = await start();
  const query = await followed(address);
  query.set('state', state);
  expect(await finishAuthorization(jar(change), query, VISITOR)).toMatchObject({ kind: 'failed', problem: 'state' });
});

it('does not sign in without the cookie, or with that of another attempt', async () => {
  const { address } = await start();
  const query = await followed(address);
  expect(await finishAuthorization(jar(), query, VISITOR)).toMatchObject({ kind: 'failed', problem: 'state' });
  expect(await finishAuthorization(jar((await start()).change), query, VISITOR)).toMatchObject({
    kind: 'failed',
    problem: 'state',
  });
});

it('does not sign in if the ID token has another nonce', async () => {
  const { address, change } = await start();
  const other = await changed(change, { nonce: 'n'.repeat(43) });
  const outcome = await finishAuthorization(jar(other), await followed(address), VISITOR);
  expect(outcome).toMatchObject({ kind: 'failed', problem: 'provider' });
  expect(await readSession(jar(...outcome.changes))).toBeNull();
});

it('does not sign in with another verifier', async () => {
  const { address, change } = await start();
  const other = await changed(change, { verifier: 'v'.repeat(43) });
  expect(await finishAuthorization(jar(other), await followed(address), VISITOR)).toMatchObject({
    kind: 'failed',
    problem: 'provider',
  });
});

it('accepts a response once: here by its state, and at the provider for another storefront', async () => {
  const { address, change } = await start();
  const query = await followed(address);
  expect(await finishAuthorization(jar(change), query, VISITOR)).toMatchObject({ kind: 'signed-in' });
  expect(await finishAuthorization(jar(change), query, VISITOR)).toMatchObject({ kind: 'failed', problem: 'state' });
  processMemory('authorize.states', (): LRUCache<string, true> => {
    throw new Error('there is one');
  }).delete(query.get('state') ?? '');
  expect(await finishAuthorization(jar(change), query, VISITOR)).toMatchObject({ kind: 'failed', problem: 'provider' });
});

it('rejects a response that arrives too late', async () => {
  const { address, change } = await start();
  const query = await followed(address);
  jest.useFakeTimers({
    now: Date.now() + 700_000,
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
  });
  expect(await finishAuthorization(jar(change), query, VISITOR)).toMatchObject({ kind: 'failed', problem: 'state' });
  jest.useRealTimers();
});

it.each([
  ['access_denied', 'denied'],
  ['server_error', 'provider'],
])('reports %s', async (error, problem) => {
  const { address, change } = await start();
  const state = new URL(address).searchParams.get('state') ?? '';
  expect(await finishAuthorization(jar(change), new URLSearchParams({ state, error }), VISITOR)).toMatchObject({
    kind: 'failed',
    problem,
    next: '/cart?a=b',
  });
});

it('counts what comes back from the provider, and not what any page could request', async () => {
  const [visitor, attempts] = ['203.0.113.8', 30];
  const finish = async () => {
    const { address, change } = await start();
    const state = new URL(address).searchParams.get('state') ?? '';
    return finishAuthorization(jar(change), new URLSearchParams({ state, code: 'made-up' }), visitor);
  };
  const { change } = await start();
  for (let done = 0; done < attempts; done += 1) {
    const madeUp = new URLSearchParams({ state: 'made-up', code: 'x' });
    for (const browser of [jar(), jar(change)])
      expect(await finishAuthorization(browser, madeUp, visitor)).toMatchObject({ problem: 'state' });
  }
  expect(await finish()).toMatchObject({ problem: 'provider' });
  for (let done = 0; done < attempts; done += 1) await countSignIn(visitor);
  expect(await finish()).toMatchObject({ problem: 'limit', next: '/cart?a=b' });
});

it('adds the provider to the content security policy', async () => {
  expect(await authorizeOrigins()).toContain(issuer);
});

it('reports a provider that does not respond', async () => {
  const { address, change } = await start();
  const query = await followed(address);
  const gone = new Promise((resolve) => provider.once('exit', resolve));
  provider.stdin?.end();
  await gone;
  expect(await finishAuthorization(jar(change), query, VISITOR)).toMatchObject({ kind: 'failed', problem: 'network' });
});
