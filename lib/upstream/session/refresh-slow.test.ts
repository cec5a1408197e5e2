/** A refresh that exceeds the timeout, with a platform that accepts each refresh token once (e2e/other-platform). */
import { OtherPlatform } from '../../../e2e/other-platform/other-platform';
import { MEMBERS } from '../../../e2e/other-platform/sessions';
import type { SessionData } from '../../session/data';
import { processMemory } from '../../session/process-memory';
import { refreshSession } from './refresh';

const WAIT = 300;
jest.mock('../../config/constants', () => ({
  ...jest.requireActual<object>('../../config/constants'),
  REFRESH_WAIT_MS: 300,
}));

const platform = new OtherPlatform();
const REFRESH = /refreshToken/;
let number = 0;

beforeAll(async () => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  process.env.API_BASE_URL = await platform.listen();
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.heal();
  platform.seen.length = 0;
  processMemory('breakers', () => new Map()).clear();
});

function signedIn(): SessionData {
  const [member] = MEMBERS;
  const tokens = platform.sessions.signIn(member?.email ?? '', member?.password ?? '');
  number += 1;
  return {
    sid: `slow-${number}`,
    accessToken: tokens?.access_token ?? '',
    refreshToken: tokens?.refresh_token ?? '',
    fingerprint: 'f',
    issuedAt: 1,
  };
}

it('limits the wait, redeems the token once, and uses a late result', async () => {
  const session = signedIn();
  platform.breaks(REFRESH, { kind: 'delay', milliseconds: 10 * WAIT, done: true });
  const begun = performance.now();
  expect(await refreshSession(session)).toEqual({ kind: 'unreachable' });
  expect(performance.now() - begun).toBeLessThan(8 * WAIT);
  const again = performance.now();
  expect(await refreshSession(session)).toEqual({ kind: 'unreachable' });
  expect(performance.now() - again).toBeLessThan(WAIT);
  await new Promise((resolve) => setTimeout(resolve, 10 * WAIT));
  expect(await refreshSession(session)).toMatchObject({ kind: 'refreshed', session: { sid: session.sid } });
  expect(platform.count(REFRESH)).toBe(1);
});

it('fails at once for a sixth person after it hung for five, without a sign-out', async () => {
  platform.breaks(REFRESH, { kind: 'hang' });
  await Promise.all(Array.from({ length: 5 }, () => refreshSession(signedIn())));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const asked = platform.count(REFRESH);
  const begun = performance.now();
  expect(await refreshSession(signedIn())).toEqual({ kind: 'unreachable' });
  expect(performance.now() - begun).toBeLessThan(WAIT);
  expect(platform.count(REFRESH)).toBe(asked);
});
