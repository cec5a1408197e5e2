import { type FormState, NEW_FORM } from '@/lib/actions/form-state';
import { POST } from './route';

const signIn = jest.fn(async (previous: FormState, _: FormData) => ({ ...previous, goTo: '/shop' }));
jest.mock('@/lib/actions/sign-in/session', () => ({
  signIn: (previous: FormState, data: FormData) => signIn(previous, data),
}));
process.env.APP_ORIGIN = 'https://shop.example';
process.env.API_BASE_URL = 'http://localhost:4000';
process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';

const post = (headers: Record<string, string>, body = 'username=a%40b.example&password=p%26ss') =>
  POST(new Request('https://shop.example/api/session/sign-in', { method: 'POST', headers, body }));

beforeEach(() => signIn.mockClear());

it('signs in as the form without scripts does, and replies with the form’s state', async () => {
  const response = await post({ 'x-csrf': '1' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await response.json()).toEqual({ ...NEW_FORM, goTo: '/shop' });
  expect([...(signIn.mock.lastCall?.[1] ?? [])]).toEqual([
    ['username', 'a@b.example'],
    ['password', 'p&ss'],
  ]);
});

it.each([
  ['another site', { origin: 'https://evil.example', 'x-csrf': '1' }],
  ['another site’s frame', { 'sec-fetch-site': 'cross-site', 'x-csrf': '1' }],
  ['a plain form of an unknown origin', {}],
])('refuses a request of %s', async (_, headers) => {
  expect((await post(headers as Record<string, string>)).status).toBe(403);
  expect(signIn).not.toHaveBeenCalled();
});

it('refuses a huge request', async () => {
  expect((await post({ 'x-csrf': '1' }, 'a'.repeat(20_001))).status).toBe(413);
  expect(signIn).not.toHaveBeenCalled();
});
