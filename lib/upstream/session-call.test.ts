/** Specification 1, section 4 'Session', and the first three lines of section 8. */
import { cartAdd, cartRemove, cartUpdate, getCart, shippingQuote } from '../contract/cart/cart.contract';
import { authUser } from '../contract/sign-in/session';
import { type SealedCookie, readSession, sealSession } from '../session/cookie';
import type { SessionData } from '../session/data';
import { sessionWrite } from './session-call';
import type { HttpRequest } from './http/http-request';
import { stubPlatform } from './http/stub-platform';

let cookies: Map<string, string>;
const jar = {
  get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) ?? '' } : undefined),
  getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
  set: (name: string, value: string) => (value === '' ? cookies.delete(name) : cookies.set(name, value)),
};
jest.mock('next/headers', () => ({ cookies: async () => jar, headers: async () => new Headers() }));

/** Replies in order; the last one repeats. */
let replies: (() => Response)[] = [];
let refresh: () => Response = () => Response.json({});
let refreshes = 0;
const tokens: (string | null)[] = [];

const user = () => Response.json({ item: { id: '7' } });
const refusal =
  (status: number, text_code: string, message = '') =>
  () =>
    Response.json({ text_code, message }, { status });
const fresh = () => Response.json({ access_token: 'new-access', refresh_token: `new-refresh-${refreshes}` });

const CART = { session: '', promotion_code: '' };

let number = 0;
const signedIn = (more: Partial<SessionData> = {}): SessionData => {
  number += 1;
  return {
    sid: `call-${number}`,
    accessToken: 'old-access',
    refreshToken: `old-refresh-${number}`,
    fingerprint: 'f',
    issuedAt: 1,
    ...more,
  };
};

async function begin(session: SessionData): Promise<void> {
  cookies = new Map((await sealSession(session)).map(({ name, value }: SealedCookie) => [name, value]));
}

async function outcome(): Promise<unknown> {
  try {
    return (await sessionWrite(authUser)).item.id;
  } catch (error) {
    return error;
  }
}

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(async (address: URL, request: HttpRequest) => {
    if (address.pathname.endsWith('/refreshToken')) {
      refreshes += 1;
      return refresh();
    }
    tokens.push(request.headers['authorization'] ?? null);
    return (replies.length > 1 ? replies.shift() : replies[0])?.() ?? Response.error();
  });
});

beforeEach(async () => {
  refreshes = 0;
  tokens.length = 0;
  refresh = fresh;
  await begin(signedIn());
});

it.each([401, 422])('after %d TOKEN_EXPIRED refreshes once and retries once, with the new token', async (status) => {
  replies = [refusal(status, 'TOKEN_EXPIRED'), user];
  expect(await outcome()).toBe('7');
  expect(refreshes).toBe(1);
  expect(tokens).toEqual(['Bearer old-access', 'Bearer new-access']);
  expect(await readSession(jar)).toMatchObject({ accessToken: 'new-access', refreshToken: 'new-refresh-1' });
});

it('does not refresh twice for the same request', async () => {
  replies = [refusal(401, 'TOKEN_EXPIRED')];
  expect(await outcome()).toMatchObject({ kind: 'unauthorized', code: 'TOKEN_EXPIRED' });
  expect([refreshes, tokens.length]).toEqual([1, 2]);
});

it('signs out without a refresh if there is no refresh token', async () => {
  await begin(signedIn({ refreshToken: '' }));
  replies = [refusal(401, 'TOKEN_EXPIRED')];
  expect(await outcome()).toMatchObject({ kind: 'unauthorized' });
  expect(refreshes).toBe(0);
  expect(await readSession(jar)).toBeNull();
});

it.each([
  ['TOKEN_INVALID', refusal(401, 'TOKEN_INVALID')],
  ['TOKEN_INVALID as 422', refusal(422, 'TOKEN_INVALID')],
  ['a failed signature', refusal(401, '', 'Signature verification failed')],
  ['a failed signature as 422', refusal(422, '', 'Signature verification failed')],
])('%s signs out, without a refresh', async (_, reply) => {
  replies = [reply];
  expect(await outcome()).toMatchObject({ kind: 'unauthorized' });
  expect(refreshes).toBe(0);
  expect(cookies.size).toBe(0);
});

it.each([400, 401, 403, 422])('a refresh refused with %d signs out', async (status) => {
  refresh = refusal(status, 'REFRESH_INVALID');
  replies = [refusal(401, 'TOKEN_EXPIRED')];
  expect(await outcome()).toMatchObject({ kind: 'unauthorized' });
  expect([refreshes, tokens.length, cookies.size]).toEqual([1, 1, 0]);
});

it('a refresh without a response does not end the session: Network Error', async () => {
  refresh = () => {
    throw new TypeError('fetch failed');
  };
  replies = [refusal(401, 'TOKEN_EXPIRED')];
  expect(await outcome()).toMatchObject({ kind: 'unavailable', message: 'Network Error' });
  expect(await readSession(jar)).toMatchObject({ accessToken: 'old-access' });
});

it('other refusals are returned to the caller, and do not end the session', async () => {
  replies = [refusal(403, 'FORBIDDEN', 'Not yours.')];
  expect(await outcome()).toMatchObject({ kind: 'refused', message: 'Not yours.' });
  expect(refreshes).toBe(0);
  expect(await readSession(jar)).not.toBeNull();
});

/** Specification 1, section 1, and design, section 5.7. */
it('gives somebody without a session a cart without amounts, whatever the platform sends', async () => {
  const line = {
    id: '1',
    url: 'soap',
    product_name: 'Soap',
    sku_id: '1',
    sku: { code: 'S' },
    qty: 2,
    can_purchase_qty: 9,
  };
  const priced = () =>
    Response.json({
      item_count: 2,
      items: [
        { ...line, price: 12.34, subtotal: 24.68, addons: [{ id: '1', name: 'Bow', value: 'red', price: 0.77 }] },
      ],
      subtotal: 24.68,
      total_amount: 27.15,
      total_tax: 2.47,
      minimum_amount: 150,
      missing_amount: 125.32,
    });
  replies = [priced];
  expect((await sessionWrite(getCart, { body: CART })).subtotal).toBe(2468);
  cookies = new Map();
  const seen = await sessionWrite(getCart, { body: CART });
  expect(seen).toMatchObject({ item_count: 2, items: [{ product_name: 'Soap', qty: 2 }] });
  expect(JSON.stringify(seen)).not.toMatch(/1234|2468|2715|247|77|15000|12532/);
  replies = [() => Response.json({ data: [{ shipping_type_id: '1', shipping_name: 'Road', amount: 15 }] })];
  const asked = { session: '', suburb: 'Sydney', postcode: '2000', country: 'AU' };
  expect(await sessionWrite(shippingQuote, { body: asked })).toEqual({ data: [] });
});

it('applies a promotion code where the platform tells only its discount', async () => {
  const cart = { item_count: 1, items: [], subtotal: 100, discount_amount: 10, total_amount: 99 };
  replies = [() => Response.json(cart)];
  const { promotion } = await sessionWrite(getCart, { body: { ...CART, promotion_code: 'TEN' } });
  expect(promotion).toEqual({ code: 'TEN', applied: true, message: '' });
});

it.each([{ success: true }, {}, null, { item: { id: 3 } }])(
  'asks for the cart where a platform answers a change with %j',
  async (reply) => {
    const cart = { item_count: 2, items: [], subtotal: 20, total_amount: 22 };
    replies = [() => Response.json(reply), () => Response.json(cart)];
    const body = { sku: '1', qty: 2, addons: [], session: '' };
    expect(await sessionWrite(cartAdd, { body })).toMatchObject({ item_count: 2, subtotal: 2_000 });
    expect(tokens).toHaveLength(2);
    tokens.length = 0;
    replies = [() => Response.json(cart)];
    expect(await sessionWrite(cartUpdate, { body: { id: '1', qty: 2, session: '' } })).toMatchObject({ item_count: 2 });
    expect(tokens).toHaveLength(1);
  },
);

it.each([
  [() => Response.json({ success: false, message: 'Sold out.' }), { kind: 'refused', message: 'Sold out.' }],
  [() => new Response('<html>'), { kind: 'invalid-reply' }],
])('does not take a change for done that was refused, or not answered', async (reply, expected) => {
  replies = [reply];
  const change = sessionWrite(cartRemove, { body: { id: '1', session: '' } });
  await expect(change).rejects.toMatchObject(expected);
  expect(tokens).toHaveLength(1);
});
