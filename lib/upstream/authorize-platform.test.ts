/**
 * The platform's own exchange: JSON to /api/v1/authtoken, and a response without token_type (specification 1, section
 * 7).
 */
import { authorizeAttempt, readAttempt } from '../session/cookies/attempt';
import { type CookieChange, readSession } from '../session/cookie';
import { finishAuthorization, startAuthorization } from './session/authorize';
import type { HttpRequest } from './http/http-request';
import { stubPlatform } from './http/stub-platform';

let answer: () => Response;
const bodies: unknown[] = [];
const respond = jest.fn(async (address: URL, request: HttpRequest) => {
  if (address.pathname === '/api/v1/authtoken') {
    bodies.push(JSON.parse(request.body ?? ''));
    return answer();
  }
  return Response.json({ item: { id: 7 } });
});

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  process.env.API_BASE_URL = 'http://127.0.0.1:4999';
  process.env.OAUTH_CLIENT_ID = 'stockist';
  stubPlatform(respond);
});

beforeEach(() => {
  bodies.length = 0;
  answer = () => Response.json({ access_token: 'A', refresh_token: 'R' });
});

function jar(...changes: CookieChange[]) {
  const set = changes.filter(({ value }) => value !== '');
  return { get: (name: string) => set.find((cookie) => cookie.name === name), getAll: () => set };
}

async function comeBack(provider: string | null = null) {
  const started = await startAuthorization('/cart', provider);
  if (!started) throw new Error('off');
  const sent = new URL(started.address);
  const query = new URLSearchParams({ state: sent.searchParams.get('state') ?? '', code: 'the-code' });
  const attempt = await readAttempt(jar(started.change), authorizeAttempt);
  return { sent, attempt, outcome: await finishAuthorization(jar(started.change), query, '203.0.113.7') };
}

it('sends the specified address and body, and signs in', async () => {
  const { sent, attempt, outcome } = await comeBack();
  expect(sent.origin + sent.pathname).toBe('http://127.0.0.1:4999/authorize');
  expect(Object.fromEntries(sent.searchParams)).toMatchObject({
    client_id: 'stockist',
    redirect_uri: 'http://localhost:3000/auth',
    scope: 'all',
    nonce: attempt?.nonce,
    state: attempt?.state,
  });
  expect(bodies).toEqual([
    {
      grant_type: 'authorization_code',
      client_id: 'stockist',
      code: 'the-code',
      redirect_uri: 'http://localhost:3000/auth',
      code_verifier: attempt?.verifier,
      fingerprint: attempt?.fingerprint,
    },
  ]);
  expect(outcome).toMatchObject({ kind: 'signed-in', next: '/cart' });
  expect(await readSession(jar(...outcome.changes))).toMatchObject({
    accessToken: 'A',
    refreshToken: 'R',
    fingerprint: attempt?.fingerprint,
  });
});

it('requests Google as the identity provider', async () => {
  expect((await comeBack('Google')).sent.searchParams.get('identity_provider')).toBe('Google');
});

it.each([
  [
    'no reply',
    () => {
      throw new TypeError('fetch failed');
    },
    'network',
  ],
  ['a failing platform', () => new Response('', { status: 500 }), 'network'],
  ['garbage', () => new Response('<html>'), 'network'],
  ['a code that is not right', () => Response.json({ text_code: 'CODE_WRONG' }, { status: 422 }), 'provider'],
  ['an account that is reviewed', () => Response.json({ text_code: 'ACCOUNT_PENDING' }, { status: 403 }), 'pending'],
])('does not sign in after %s', async (_, reply: () => Response, problem) => {
  answer = reply;
  const { outcome } = await comeBack();
  expect(outcome).toMatchObject({ kind: 'failed', problem });
  expect(await readSession(jar(...outcome.changes))).toBeNull();
});
