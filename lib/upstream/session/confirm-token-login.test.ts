import { NextRequest } from 'next/server';
import { type SealedCookie, readSession, sealSession } from '../../session/cookie';
import { endSession } from '../../session/ended';
import { readPending } from '../../session/cookies/pending-login';
import { type TokenLogin, tokenLogin } from './token-login';
import { confirmTokenLogin } from './confirm-token-login';
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
  stubPlatform(respond);
});

const VISIT = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
const present = { sid: 'present', accessToken: 'PRESENT', refreshToken: 'PRESENT-R', fingerprint: 'f', issuedAt: 1 };
const CART = { name: 'stockist-cart', value: 'key-1' };
const cookieOf = (cookies: readonly SealedCookie[]) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});
const set = (login: TokenLogin | null) =>
  login?.kind === 'redirect' ? login.changes.filter(({ value }) => value !== '') : [];
const paths = () => asked.map(({ address }) => new URL(address).pathname.replace('/api/v1', ''));
const byToken = (users: Readonly<Record<string, string>>) => () => {
  const id = users[asked.at(-1)?.token?.replace('Bearer ', '') ?? ''];
  return id === undefined
    ? Response.json({ text_code: 'TOKEN_EXPIRED' }, { status: 401 })
    : Response.json({ item: { id, email: `${id}@example.com` }, ...CART_REPLY });
};
const CART_REPLY = { items: [], item_count: 0, subtotal: 0, total_amount: 0 };

beforeEach(() => {
  asked.length = 0;
  answer = byToken({ T: '7' });
});

function visit(path: string, headers: Record<string, string>): Promise<TokenLogin | null> {
  return tokenLogin(new NextRequest(`http://127.0.0.1:3000${path}`, { headers }), '203.0.113.7');
}

function jarOf(cookies: readonly SealedCookie[]) {
  return { get: (name: string) => cookies.find((cookie) => cookie.name === name), getAll: () => [...cookies] };
}

async function sessionOf(login: TokenLogin | null) {
  return readSession(jarOf(set(login)));
}

it.each([
  ['another person is signed in', { ...present, user: '8' }],
  ['another is, by a cookie that does not say who', present],
  ["another platform's person with the same number is", { ...present, user: '7', base: 'https://other.example.com' }],
])('asks for confirmation without any change if %s', async (_, session) => {
  answer = byToken({ T: '7', PRESENT: '8' });
  const jar = cookieOf(await sealSession(session));
  for (const site of ['cross-site', 'same-site', 'same-origin', 'none']) {
    const login = await visit('/orders?page=2&a=T&r=R', { ...VISIT, 'sec-fetch-site': site, ...jar });
    expect(login).toMatchObject({ kind: 'redirect', location: '/login/switch' });
    expect(await readPending(jarOf(set(login)))).toEqual({
      accessToken: 'T',
      refreshToken: 'R',
      email: '7@example.com',
      next: '/orders?page=2',
      stay: '/orders?page=2',
    });
    expect(JSON.stringify(login)).not.toMatch(/"T"|=T\b/);
  }
  expect(new Set(paths())).toEqual(new Set(['/cognito/user/authUser']));
});

it.each([
  ['the same person is signed in', { ...present, user: '7' }],
  ['the same is, by a cookie that does not say who', present],
  ['the same token is there', { ...present, accessToken: 'T' }],
])('signs in directly if %s', async (_, session) => {
  answer = byToken({ T: '7', PRESENT: '7' });
  const jar = cookieOf(await sealSession(session));
  expect(await sessionOf(await visit('/shop?a=T&r=R', { ...VISIT, ...jar }))).toMatchObject({
    accessToken: 'T',
    user: '7',
  });
});

it('ignores a session that has ended', async () => {
  answer = byToken({ T: '7' });
  const jar = cookieOf(await sealSession({ ...present, sid: 'over', user: '8' }));
  await endSession('over');
  expect(await sessionOf(await visit('/shop?a=T&r=R', { ...VISIT, ...jar }))).toMatchObject({ accessToken: 'T' });
});

it.each([['cross-site'], ['same-site'], [null]])('asks before merging a cart after a visit from %s', async (site) => {
  const headers = {
    ...cookieOf([CART]),
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    ...(site && { 'sec-fetch-site': site }),
  };
  expect(await visit('/shop?a=T&r=R', headers)).toMatchObject({ location: '/login/switch' });
  expect(paths()).toEqual(['/cognito/user/authUser']);
});

it.each(['none', 'same-origin'])('merges the cart of a visitor who comes from no other site (%s)', async (site) => {
  expect(
    await sessionOf(await visit('/shop?a=T&r=R', { ...VISIT, 'sec-fetch-site': site, ...cookieOf([CART]) })),
  ).toMatchObject({ accessToken: 'T' });
  expect(paths()).toContain('/sell/cart/mergeCart');
});

it.each(['navigate', 'same-origin'])(
  'asks if a service worker forwarded the visit (%s), and keeps the tokens',
  async (mode) => {
    const headers = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': mode, 'sec-fetch-site': 'same-origin' };
    const login = await visit('/profile?a=T&r=R', headers);
    expect(login).toMatchObject({ location: '/login/switch' });
    expect(await readPending(jarOf(set(login)))).toMatchObject({ accessToken: 'T', next: '/profile' });
  },
);

it('signs in with the cookie’s tokens after confirmation, and removes the cookie', async () => {
  answer = byToken({ T: '7', PRESENT: '8' });
  const before = await sealSession({ ...present, sid: 'goes', user: '8' });
  const pending = set(await visit('/profile?a=T&r=R', { ...VISIT, ...cookieOf(before) }));
  const { location, changes } = await confirmTokenLogin(jarOf([...before, ...pending]), true);
  expect(location).toBe('/profile');
  expect(await sessionOf({ kind: 'redirect', location, changes })).toMatchObject({ accessToken: 'T', user: '7' });
  expect(changes.find(({ name }) => name.includes('pending'))).toMatchObject({ value: '', options: { maxAge: 0 } });
  expect(await readSession(jarOf(before))).toBeNull();
});

it('drops the tokens after a refusal, and changes nothing else', async () => {
  answer = byToken({ T: '7', PRESENT: '8' });
  const before = await sealSession({ ...present, sid: 'stays', user: '8' });
  const pending = set(await visit('/?a=T&r=R', { ...VISIT, ...cookieOf(before) }));
  asked.length = 0;
  const { location, changes } = await confirmTokenLogin(jarOf([...before, ...pending]), false);
  expect([location, changes.map(({ value }) => value), asked]).toEqual(['/', pending.map(() => ''), []]);
  expect(await readSession(jarOf(before))).not.toBeNull();
});

it('keeps the pending login if the platform does not respond, and removes it if the tokens are invalid', async () => {
  answer = byToken({ T: '7', PRESENT: '8' });
  const before = await sealSession({ ...present, sid: 'stays too', user: '8' });
  const jar = jarOf([...before, ...set(await visit('/cart?a=T&r=R', { ...VISIT, ...cookieOf(before) }))]);
  answer = () => new Response('', { status: 503 });
  expect(await confirmTokenLogin(jar, true)).toEqual({ location: '/login/switch?problem=network', changes: [] });
  answer = byToken({});
  const over = await confirmTokenLogin(jar, true);
  expect(over.location).toBe('/login?problem=token&next=%2Fcart');
  expect(over.changes.every(({ name, value }) => name.includes('pending') && value === '')).toBe(true);
  expect(await confirmTokenLogin(jarOf([]), true)).toEqual({ location: '/login/switch', changes: [] });
});
