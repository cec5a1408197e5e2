import { POST } from './route';

const ORIGIN = 'http://localhost:3000';
let cookie: string | undefined;

jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (name === 'shortlist' && cookie !== undefined ? { name, value: cookie } : undefined),
    getAll: () => [],
  }),
}));

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = ORIGIN;
});
beforeEach(() => {
  cookie = undefined;
});

async function post(fields: Record<string, string> | URLSearchParams, headers: Record<string, string> = {}) {
  const reply = await POST(
    new Request(`${ORIGIN}/api/shortlist`, {
      method: 'POST',
      headers: { origin: ORIGIN, ...headers },
      body: new URLSearchParams(fields),
    }),
  );
  const cookie = reply.headers.get('set-cookie') ?? '';
  return {
    status: reply.status,
    to: reply.headers.get('location')?.replace(ORIGIN, ''),
    items: decodeURIComponent(/^shortlist=([^;]*)/.exec(cookie)?.[1] ?? ''),
    cookie,
  };
}

it('adds a product, and redirects to the shortlist with a link back', async () => {
  const { cookie, ...reply } = await post({ add: 'bowl' }, { referer: `${ORIGIN}/shop/toys?new=1` });
  expect(reply).toEqual({ status: 303, to: '/shortlist?added=bowl&back=%2Fshop%2Ftoys%3Fnew%3D1', items: 'bowl' });
  expect(cookie).toMatch(/; Path=\/; Max-Age=\d{8}; SameSite=Lax$/);
});

it('takes several changes of a script at once', async () => {
  cookie = 'bowl/cup';
  const several = new URLSearchParams([
    ['add', 'mat'],
    ['remove', 'bowl'],
    ['add', 'toy'],
  ]);
  expect(await post(several, { 'x-csrf': '1' })).toMatchObject({ status: 204, items: 'cup/mat/toy' });
});

it('answers a beacon, which has no headers of its own, as a script', async () => {
  expect(await post({ add: 'mat' }, { 'sec-fetch-dest': 'empty' })).toMatchObject({ status: 204, items: 'mat' });
  expect(await post({ add: 'mat' }, { 'sec-fetch-dest': 'document' })).toMatchObject({ status: 303, items: 'mat' });
});

it('brings a removed product back with its quantity', async () => {
  cookie = 'mat/bowl:6';
  expect(await post({ remove: 'bowl' })).toMatchObject({ to: '/shortlist?removed=bowl&qty=6', items: 'mat' });
  cookie = 'mat';
  expect(await post({ add: 'bowl', 'qty:bowl': '6' })).toMatchObject({ items: 'mat/bowl:6' });
});

it('never redirects to another site', async () => {
  expect((await post({ add: 'bowl' }, { referer: 'https://evil.example/x' })).to).toBe('/shortlist?added=bowl');
});

it('responds to scripts without a redirect', async () => {
  cookie = 'bowl';
  expect(await post({ add: 'mat' }, { 'x-csrf': '1' })).toMatchObject({ status: 204, items: 'bowl/mat' });
  expect(await post({ remove: 'bowl' }, { 'x-csrf': '1' })).toMatchObject({ status: 204, items: '' });
});

it('reports a full shortlist, and leaves it unchanged', async () => {
  cookie = Array.from({ length: 40 }, (_, index) => `p${index}`).join('/');
  expect(await post({ add: 'mat' })).toMatchObject({ status: 303, to: '/shortlist?full=1', items: cookie });
  expect(await post({ add: 'mat' }, { 'x-csrf': '1' })).toMatchObject({ status: 409, items: cookie });
});

it.each([
  [{ 'qty:bowl': '6' }, '/shortlist?saved=1', 'bowl:6/mat'],
  [{ 'qty:bowl': '6', apply: '' }, '/signup', 'bowl:6/mat'],
  [{ 'qty:mat': '2', remove: 'bowl' }, '/shortlist?removed=bowl', 'mat:2'],
  [{ 'qty:other': '6' }, '/shortlist?saved=1', 'bowl/mat'],
  [{ clear: '' }, '/shortlist', ''],
])('handles %j', async (fields, to, items) => {
  cookie = 'bowl/mat';
  expect(await post(fields)).toMatchObject({ status: 303, to, items });
});

it('deletes the cookie of an empty shortlist', async () => {
  cookie = 'bowl';
  expect((await post({ remove: 'bowl' })).cookie).toContain('Max-Age=0');
});

it('rejects requests from another site', async () => {
  expect(await post({ add: 'bowl' }, { origin: 'https://evil.example' })).toMatchObject({ status: 403, cookie: '' });
});
