import { NextRequest } from 'next/server';
import { cookieChange } from '../../session/cookie';
import { rememberWaitingCarts } from '../../session/cookies/waiting-carts';
import type { HttpRequest } from '../http/http-request';
import { stubPlatform } from '../http/stub-platform';
import { mergeWaitingCarts } from './session';

const ORIGIN = 'http://localhost:3000';
const NONE = { get: () => undefined, getAll: () => [] };
const session = { sid: 's', accessToken: 'A', refreshToken: 'R', fingerprint: 'f', issuedAt: 1, user: '7' };

/** The replies to merges, in order; the last one repeats. */
let replies: Response[] = [];
const merged: string[] = [];

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(async (_: URL, request: HttpRequest) => {
    merged.push(request.body ?? '');
    return (replies.length > 1 ? replies.shift() : replies[0])?.clone() ?? Response.error();
  });
});
beforeEach(() => {
  merged.length = 0;
  replies = [Response.json({ item_count: 0, items: [], subtotal: 0, total_amount: 0 })];
});

async function visit(path: string, keys: readonly string[], { user = '7', refreshed = false, signedIn = true } = {}) {
  const changes = await rememberWaitingCarts(
    NONE,
    keys.map((key) => ({ user: '7', key })),
  );
  const request = new NextRequest(ORIGIN + path);
  for (const { name, value } of changes) request.cookies.set(name, value);
  return mergeWaitingCarts(request, {
    path: new URL(ORIGIN + path).pathname,
    reads: true,
    at: new Date(),
    refreshed: {
      kind: signedIn ? 'signed-in' : 'anonymous',
      changes: refreshed ? [cookieChange({ name: 'stockist', value: 'new' }, 60)] : [],
      ...(signedIn && { session: { ...session, user } }),
    },
  });
}

it.each(['/cart?to=x', '/checkout'])('merges before %s is shown, and loads the same address again', async (path) => {
  const answer = await visit(path, ['one', 'two'], { refreshed: true });
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, ORIGIN + path]);
  expect(merged).toEqual(['{"session":"one"}', '{"session":"two"}']);
  const cookies = answer?.headers.getSetCookie().map((one) => one.split(';')[0]);
  expect(cookies).toEqual(['stockist=new', 'stockist-waiting=']);
});

it('loads again once if only some were merged, and not at all if none was', async () => {
  replies = [
    Response.json({ item_count: 0, items: [], subtotal: 0, total_amount: 0 }),
    new Response('', { status: 503 }),
  ];
  const answer = await visit('/cart', ['one', 'two', 'three']);
  expect(answer?.status).toBe(303);
  expect(merged).toHaveLength(2);
  expect(answer?.headers.getSetCookie()[0]).toMatch(/^stockist-waiting=\S{50,}/);
  expect(await visit('/cart', ['two', 'three'])).toBeNull();
});

it.each([
  ['another page', '/shop', {}],
  ['another account', '/cart', { user: '8' }],
  ['a visitor', '/cart', { signedIn: false }],
] as const)('does nothing for %s', async (_, path, who) => {
  expect(await visit(path, ['one'], who)).toBeNull();
  expect(merged).toEqual([]);
});
