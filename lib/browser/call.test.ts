import { cartAddMany, getCart } from '@/lib/contract/cart/cart.contract';
import { addressCreate } from '@/lib/contract/account/address';
import { call } from './call';

const reply = { item_count: 2, items: [], subtotal: 19.8, total_amount: '21.78' };
const send = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  send.mockReset().mockImplementation(async () => Response.json(reply));
  globalThis.fetch = send as unknown as typeof fetch;
});

const body = { session: '', promotion_code: '' };

it('decodes the reply into the storefront’s units', async () => {
  const result = await call(getCart, { body });
  expect(send.mock.lastCall?.[0]).toBe('/api/v1/sell/cart/getCart');
  expect(result).toMatchObject({ ok: true, value: { subtotal: 1980, total_amount: 2178 } });
});

it('sends the CSRF header only with calls that change data', async () => {
  await call(getCart, { body });
  expect(new Headers(send.mock.lastCall?.[1].headers).get('x-csrf')).toBeNull();
  const address = {
    display_name: '',
    first_name: 'A',
    last_name: 'B',
    email: '',
    phone: '',
    company: '',
    street_address: '3/34A',
    street_address_1: '',
    postcode: '3056',
    city: 'Brunswick',
    state: 'VIC',
    country: 'AU',
  };
  await call(addressCreate, { body: address });
  expect(new Headers(send.mock.lastCall?.[1].headers).get('x-csrf')).toBe('1');
});

it('starts calls at least 50 ms apart', async () => {
  jest.useFakeTimers();
  const starts: number[] = [];
  send.mockImplementation(async () => {
    starts.push(Date.now());
    return Response.json(reply);
  });
  const calls = Promise.all([call(getCart, { body }), call(getCart, { body }), call(getCart, { body })]);
  await jest.advanceTimersByTimeAsync(1_000);
  await calls;
  jest.useRealTimers();
  expect(starts.map((start) => start - (starts[0] ?? 0))).toEqual([0, 50, 100]);
});

it.each([
  ['no reply', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
  ['a failing platform', async () => Response.json({}, { status: 503 }), { kind: 'network' }],
  ['garbage', async () => new Response('<html>', { status: 200 }), { kind: 'network' }],
  [
    'an ended session',
    async () => Response.json({ text_code: 'TOKEN_INVALID' }, { status: 401 }),
    { kind: 'signed-out' },
  ],
  [
    'a refusal',
    async () => Response.json({ text_code: 'OUT_OF_STOCK', message: 'Only 5 left.' }, { status: 422 }),
    { kind: 'refused', code: 'OUT_OF_STOCK', message: 'Only 5 left.' },
  ],
])('distinguishes %s', async (_, answer, error) => {
  send.mockImplementation(answer);
  await expect(call(getCart, { body })).resolves.toMatchObject({ ok: false, error });
});

it('outlives its page only with a body that browsers accept then', async () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ sku: String(index), qty: 1, addons: [] }));
  await call(cartAddMany, { body: { lines: lines(3), session: '' } });
  expect(send.mock.lastCall?.[1].keepalive).toBe(true);
  await call(cartAddMany, { body: { lines: lines(1000), session: '' } });
  expect(send.mock.lastCall?.[1].keepalive).toBe(false);
});
