import { NextRequest } from 'next/server';
import { readSession } from '../../session/cookie';
import { type TokenLogin, tokenLogin } from './token-login';
import type { HttpRequest } from '../http/http-request';
import { stubPlatform } from '../http/stub-platform';

let answer: () => Response;
const asked: { address: string; token: string | null }[] = [];
const respond = jest.fn(async (address: URL, request: HttpRequest) => {
  asked.push({ address: String(address), token: request.headers['authorization'] ?? null });
  return answer();
});

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  process.env.APP_ORIGIN = 'https://club.example.com';
  process.env.API_BASE_URL = 'https://platform.example.com';
  process.env.TOKEN_LOGIN_BASES = 'https://other.example.com';
  process.env.TOKEN_LOGIN_LANDINGS = 'club.example.com=/enter/#/profile';
  process.env.SIGN_IN_ATTEMPTS = '100';
  stubPlatform(respond);
});

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ item: { id: 7 } });
});

const VISIT = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };

function visit(path: string, headers: Record<string, string> = VISIT, method = 'GET'): Promise<TokenLogin | null> {
  return tokenLogin(new NextRequest(`http://127.0.0.1:3000${path}`, { headers, method }), '203.0.113.7');
}

async function sessionOf(login: TokenLogin | null) {
  const changes = login?.kind === 'redirect' ? login.changes.filter(({ value }) => value !== '') : [];
  return readSession({ get: (name) => changes.find((change) => change.name === name), getAll: () => changes });
}

it('ignores an address without tokens', async () => {
  expect(await visit('/shop?page=2&b=x')).toBeNull();
});

it('signs in and redirects to the same address without the tokens', async () => {
  const login = await visit('/product/oat?size=4%20rolls&a=TOKEN&r=REFRESH&x=1');
  expect(login).toMatchObject({ kind: 'redirect', location: '/product/oat?size=4+rolls&x=1' });
  expect(asked).toEqual([
    { address: 'https://platform.example.com/api/v1/cognito/user/authUser', token: 'Bearer TOKEN' },
  ]);
  expect(await sessionOf(login)).toMatchObject({ accessToken: 'TOKEN', refreshToken: 'REFRESH' });
});

it.each(['https://other.example.com', 'https://other.example.com/'])(
  'accepts tokens of %s, an allowed platform, and stores that platform',
  async (base) => {
    const login = await visit(`/shop?a=TOKEN&r=REFRESH&b=${encodeURIComponent(base)}`);
    expect(asked[0]?.address).toBe('https://other.example.com/api/v1/cognito/user/authUser');
    expect(await sessionOf(login)).toMatchObject({ base: 'https://other.example.com' });
  },
);

it.each([
  'https://evil.example',
  'https://other.example.com.evil.example',
  'https://other.example.com@evil.example',
  'https://other.example.com:444',
  'http://other.example.com',
  '//other.example.com',
  'https://other.example.com/api',
  'http://127.0.0.1:6379',
  'rubbish',
])('sends no request and does not sign in for %s', async (base) => {
  const login = await visit(`/shop?a=TOKEN&r=REFRESH&b=${encodeURIComponent(base)}`);
  expect(login).toMatchObject({ kind: 'redirect', location: '/shop', changes: [] });
  expect(asked).toEqual([]);
});

it.each([
  ['/?a=T&r=R', '/enter/#/profile'],
  ['/login?a=T&r=R', '/enter/#/profile'],
  ['/login?a=T&r=R&next=%2Fcart', '/cart'],
  ['/login?a=T&r=R&next=%2F%2Fevil.example', '/enter/#/profile'],
  ['/login?a=T&r=R&next=%2F.%2F%2Fevil.example', '/enter/#/profile'],
  ['/profile?a=T&r=R', '/profile'],
])('redirects from %s to %s', async (path, location) => {
  expect(await visit(path)).toMatchObject({ location });
});

it.each([
  '//evil.example/',
  '//evil.example//other.example/',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
])('stays on this site for %s', async (path) => {
  const login = await visit(`${path}?a=T&r=R`);
  expect(login?.kind === 'redirect' && /^\/(?![/\\])/.test(login.location)).toBe(true);
});

it.each([
  ['a token that is not right', () => Response.json({ text_code: 'TOKEN_INVALID' }, { status: 401 }), 'token'],
  ['an old token', () => Response.json({ text_code: 'TOKEN_EXPIRED' }, { status: 401 }), 'token'],
  ['a platform that fails', () => new Response('', { status: 502 }), 'network'],
  ['garbage', () => new Response('<html>'), 'network'],
])('does not sign in with %s, and reports it on the sign-in page', async (_, reply: () => Response, problem) => {
  answer = reply;
  expect(await visit('/shop?a=T&r=R')).toEqual({ kind: 'redirect', location: '/shop', changes: [] });
  expect(await visit('/login?a=T&r=R&next=%2Fcart')).toMatchObject({
    location: `/login?problem=${problem}&next=%2Fcart`,
    changes: [],
  });
  expect(await visit('/orders?page=2&a=T')).toMatchObject({
    location: `/login?problem=${problem}&next=%2Forders%3Fpage%3D2`,
    changes: [],
  });
});

it.each([[{ 'sec-purpose': 'prefetch;prerender' }], [{ purpose: 'prefetch' }], [{ 'next-router-prefetch': '1' }]])(
  'does not respond to a prefetch: %j',
  async (headers) => {
    expect(await visit('/shop?a=T&r=R', { ...VISIT, ...headers })).toEqual({ kind: 'refused' });
    expect(asked).toEqual([]);
  },
);

it.each([
  ['data for the router', '/shop?a=T&r=R&_rsc=1', { rsc: '1' }, 'GET', '/shop?_rsc=1'],
  ['a frame', '/shop?a=T&r=R', { ...VISIT, 'sec-fetch-dest': 'iframe' }, 'GET', '/shop'],
  ['a picture', '/shop?a=T&r=R', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }, 'GET', '/shop'],
  ['a script', '/shop?a=T&r=R', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }, 'GET', '/shop'],
  ['a look', '/shop?a=T&r=R', VISIT, 'HEAD', '/shop'],
  ['a refresh token alone', '/shop?r=R', VISIT, 'GET', '/shop'],
])('removes the tokens without signing in for %s', async (_, path, headers, method, location) => {
  expect(await visit(path, headers, method)).toEqual({ kind: 'redirect', location, changes: [] });
  expect(asked).toEqual([]);
});

it('limits attempts with invalid tokens', async () => {
  answer = () => Response.json({ text_code: 'TOKEN_INVALID' }, { status: 401 });
  let last: TokenLogin | null = null;
  for (let attempt = 0; attempt < 101; attempt += 1) last = await visit(`/login?a=${attempt}`);
  expect(last).toMatchObject({ location: '/login?problem=limit' });
  expect(asked.length).toBeLessThanOrEqual(100);
});
