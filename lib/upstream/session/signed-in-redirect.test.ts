import { NextRequest } from 'next/server';
import { sealSession } from '../../session/cookie';
import { signedInRedirect } from './signed-in-redirect';
import type { EarlyRefresh } from './refresh-early';
import { stubPlatform } from '../http/stub-platform';

jest.mock('next/headers', () => ({ cookies: jest.fn(), headers: jest.fn() }));

const SIGNED_IN: EarlyRefresh = { kind: 'signed-in', changes: [] };
let status = 200;

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(async () =>
    status === 0
      ? Promise.reject(new TypeError('fetch failed'))
      : Response.json(
          status === 200
            ? { item: { id: '1', first_name: 'Ida', last_name: 'Okafor', email: 'ida@example.com' } }
            : { text_code: 'TOKEN_INVALID', message: '' },
          { status },
        ),
  );
});
beforeEach(() => {
  status = 200;
});

async function opened(address: string, refreshed = SIGNED_IN): Promise<string | null> {
  const sealed = await sealSession({
    sid: 'b5b6c1a0-0000-4000-8000-000000000001',
    accessToken: 'a',
    refreshToken: 'r',
    fingerprint: 'f',
    issuedAt: 1,
  });
  const cookie = sealed.map(({ name, value }) => `${name}=${value}`).join('; ');
  return signedInRedirect(new NextRequest(`http://localhost:3000${address}`, { headers: { cookie } }), refreshed);
}

it.each([
  ['/login', '/my-account'],
  ['/login?next=%2Forders%3Fpage%3D2', '/orders?page=2'],
  ['/login?sent=1', '/my-account'],
  ['/login?next=https%3A%2F%2Fevil.example', '/my-account'],
  ['/login?next=%2F%2Fevil.example', '/my-account'],
  ['/login?next=%2F%5Cevil.example', '/my-account'],
])('redirects from %s to %s', async (address, onward) => {
  expect(await opened(address)).toBe(onward);
});

it.each(['/login?problem=state', '/login?ended=1&next=%2Forders'])(
  'stays at %s, which has a message to show',
  async (address) => {
    expect(await opened(address)).toBeNull();
  },
);

it.each([401, 503, 0])('stays if the platform does not confirm the session: %d', async (answer) => {
  status = answer;
  expect(await opened('/login')).toBeNull();
});

it('trusts a session that was just refreshed, and stays for a visitor', async () => {
  status = 401;
  const change = {
    name: 'stockist',
    value: 'x',
    options: { httpOnly: true, secure: false, sameSite: 'lax', path: '/', maxAge: 60 },
  } as const;
  expect(await opened('/login', { kind: 'signed-in', changes: [change] })).toBe('/my-account');
  expect(await opened('/login', { kind: 'anonymous', changes: [change] })).toBeNull();
});
