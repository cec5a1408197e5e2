import { readNotice } from '../../session/cookies/cart-notice';
import { readWaitingCarts } from '../../session/cookies/waiting-carts';
import { type CookieChange, readSession } from '../../session/cookie';
import { isEnded } from '../../session/ended';
import { openFreshSession, openSession } from './open-session';
import type { HttpRequest } from '../http/http-request';
import { stubPlatform } from '../http/stub-platform';

type Answer = () => Response;
const calls: { path: string; body: string; token: string | null }[] = [];
let answers: Record<string, Answer> = {};

const respond = jest.fn(async (address: URL, request: HttpRequest) => {
  const path = address.pathname.replace('/api/v1', '');
  calls.push({
    path,
    body: request.body ?? '',
    token: request.headers['authorization'] ?? null,
  });
  return answers[path]?.() ?? Response.json({ success: true });
});

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(respond);
});

beforeEach(() => {
  calls.length = 0;
  answers = {
    '/cognito/user/authUser': () => Response.json({ item: { id: 7, email: 'trade@example.com' } }),
    '/sell/cart/mergeCart': () => Response.json({ item_count: 0, items: [], subtotal: 0, total_amount: 0 }),
  };
});

function jar(cookies: readonly { name: string; value: string }[] = []) {
  return { get: (name: string) => cookies.find((cookie) => cookie.name === name), getAll: () => [...cookies] };
}

const jarAfter = (changes: readonly CookieChange[]) => jar(changes.filter(({ value }) => value !== ''));
const tokens = { accessToken: 'A', refreshToken: 'R', fingerprint: 'f' };
const paths = () => calls.map(({ path }) => path);
const CART = { name: 'stockist-cart', value: 'key-1' };

async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

it('verifies the tokens by loading the user once, and seals them', async () => {
  const changes = await openSession(jar(), tokens);
  expect(calls).toEqual([{ path: '/cognito/user/authUser', body: '', token: 'Bearer A' }]);
  expect(await readSession(jarAfter(changes))).toMatchObject({ accessToken: 'A', refreshToken: 'R', fingerprint: 'f' });
});

it('merges the visitor’s cart once and removes its key', async () => {
  const changes = await openSession(jar([CART]), tokens);
  expect(calls.filter(({ path }) => path === '/sell/cart/mergeCart')).toEqual([
    { path: '/sell/cart/mergeCart', body: '{"session":"key-1"}', token: 'Bearer A' },
  ]);
  expect(changes.find(({ name }) => name === CART.name)).toMatchObject({ value: '', options: { maxAge: 0 } });
});

it('stores the notice of the merge for this session only', async () => {
  const change = { product_name: 'Soap', sku_code: 'S-1', wanted: 4, added: 1, reason: 'short' };
  answers['/sell/cart/mergeCart'] = () =>
    Response.json({ item_count: 1, items: [], subtotal: 0, total_amount: 0, changes: [change] });
  const after = jarAfter(await openSession(jar([CART]), tokens));
  const { sid } = (await readSession(after)) ?? { sid: '' };
  expect(await readNotice(after, sid)).toEqual({
    from: 'merge',
    added: 1,
    more: 0,
    short: [{ name: 'Soap', code: 'S-1', wanted: 4, added: 1, reason: 'short' }],
  });
  expect(await readNotice(after, 'another')).toBeNull();
});

it('forgets a cart that the platform refuses', async () => {
  answers['/sell/cart/mergeCart'] = () => Response.json({ text_code: 'NO_CART' }, { status: 422 });
  const changes = await openSession(jar([CART]), tokens);
  expect(changes.find(({ name }) => name === CART.name)).toMatchObject({ value: '', options: { maxAge: 0 } });
  expect(await readWaitingCarts(jarAfter(changes))).toEqual([]);
});

it.each([
  ['the reply does not parse, since the merge is done then', () => new Response('<html>'), 0],
  ['there are too many calls', () => new Response('', { status: 429 }), 1],
  ['another call is changing the cart', () => Response.json({ text_code: 'BUSY' }, { status: 409 }), 1],
])('remembers the cart or not if %s', async (_, answer, count) => {
  answers['/sell/cart/mergeCart'] = answer;
  expect(await readWaitingCarts(jarAfter(await openSession(jar([CART]), tokens)))).toHaveLength(count);
});

it('keeps carts of accounts of different platforms apart, though their ids are the same', async () => {
  answers['/sell/cart/mergeCart'] = () => new Response('', { status: 503 });
  const first = jarAfter(await openSession(jar([CART]), tokens));
  calls.length = 0;
  const base = 'https://club.example.com';
  await openSession(first, { ...tokens, accessToken: 'B', base });
  expect(paths()).not.toContain('/sell/cart/mergeCart');
});

it('keeps a cart that cannot be merged now for this account alone, and merges it at its next sign-in', async () => {
  answers['/sell/cart/mergeCart'] = () => new Response('', { status: 503 });
  const first = await openSession(jar([CART]), tokens);
  expect(first.find(({ name }) => name === CART.name)).toMatchObject({ value: '', options: { maxAge: 0 } });
  const after = jarAfter(first);
  expect(await readWaitingCarts(after)).toEqual([{ user: '7', key: 'key-1' }]);

  answers['/sell/cart/mergeCart'] = () => Response.json({ item_count: 0, items: [], subtotal: 0, total_amount: 0 });
  answers['/cognito/user/authUser'] = () => Response.json({ item: { id: 8 } });
  calls.length = 0;
  const second = await openSession(jar([...after.getAll(), { ...CART, value: 'key-2' }]), {
    ...tokens,
    accessToken: 'B',
  });
  const merged = () => calls.filter(({ path }) => path === '/sell/cart/mergeCart').map(({ body }) => body);
  expect(merged()).toEqual(['{"session":"key-2"}']);
  expect(await readWaitingCarts(jarAfter(second))).toEqual([{ user: '7', key: 'key-1' }]);

  answers['/cognito/user/authUser'] = () => Response.json({ item: { id: 7 } });
  calls.length = 0;
  const third = await openSession(jarAfter(second), { ...tokens, accessToken: 'C' });
  expect(merged()).toEqual(['{"session":"key-1"}']);
  expect(await readWaitingCarts(jarAfter(third))).toEqual([]);
});

it('ends the previous session, here and at the platform', async () => {
  const before = jarAfter(await openSession(jar(), { ...tokens, accessToken: 'old', refreshToken: 'old-r' }));
  const previous = await readSession(before);
  calls.length = 0;
  await openSession(before, tokens);
  expect(await isEnded(previous?.sid ?? '')).toBe(true);
  expect(calls.find(({ path }) => path === '/cognito/user/logout')?.token).toBe('Bearer old');
});

it('ends the previous session at the platform with a fresh token if its own has expired', async () => {
  const before = jarAfter(await openSession(jar(), { ...tokens, accessToken: 'old', refreshToken: 'old-r' }));
  calls.length = 0;
  answers['/cognito/user/logout'] = () =>
    calls.at(-1)?.token === 'Bearer old'
      ? Response.json({ text_code: 'TOKEN_EXPIRED' }, { status: 401 })
      : Response.json({});
  answers['/cognito/user/refreshToken'] = () => Response.json({ access_token: 'new', refresh_token: 'new-r' });
  await openSession(before, tokens);
  expect(calls.slice(1)).toEqual([
    { path: '/cognito/user/logout', body: '', token: 'Bearer old' },
    { path: '/cognito/user/refreshToken', body: '{"refresh_token":"old-r","fingerprint":"f"}', token: null },
    { path: '/cognito/user/logout', body: '', token: 'Bearer new' },
  ]);
});

it('does not revoke the tokens it opens with', async () => {
  const before = jarAfter(await openSession(jar(), tokens));
  calls.length = 0;
  await openSession(before, tokens);
  expect(paths()).not.toContain('/cognito/user/logout');
});

it.each([
  ['the platform fails', () => new Response('', { status: 500 })],
  ['it answers garbage', () => new Response('<html>')],
  ['the user has no id', () => Response.json({ item: { id: '' } })],
])('opens no session if %s', async (_, answer) => {
  answers['/cognito/user/authUser'] = answer;
  const error = await failure(openFreshSession(jar([CART]), tokens));
  expect(error).toMatchObject({ name: 'UpstreamError' });
  expect(paths()).not.toContain('/sell/cart/mergeCart');
  expect(calls.at(-1)).toMatchObject({ path: '/cognito/user/logout', token: 'Bearer A' });
});

it('reports refused fresh tokens as an error of the platform, and refused foreign ones as invalid', async () => {
  answers['/cognito/user/authUser'] = () => Response.json({ text_code: 'TOKEN_INVALID' }, { status: 401 });
  expect(await failure(openFreshSession(jar(), tokens))).toMatchObject({ kind: 'invalid-reply' });
  expect(await failure(openSession(jar(), tokens))).toMatchObject({ kind: 'unauthorized' });
  expect(paths()).not.toContain('/cognito/user/logout');
});

it('loads the user from the platform of the tokens', async () => {
  const changes = await openSession(jar(), { ...tokens, base: 'https://club.example.com' });
  expect(String(respond.mock.lastCall?.[0])).toBe('https://club.example.com/api/v1/cognito/user/authUser');
  expect(await readSession(jarAfter(changes))).toMatchObject({ base: 'https://club.example.com' });
});
