import { mailAttempt, readAttempt } from '../../session/cookies/attempt';
import { attemptFor, mailSignIn, tooSoonMessage, wantedPath } from './sign-in-mail';
import type { HttpRequest } from '../../upstream/http/http-request';
import { stubPlatform } from '../../upstream/http/stub-platform';

const cookies = new Map<string, string>();
const jar = {
  get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) ?? '' } : undefined),
  getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
  set: (name: string, value: string) => cookies.set(name, value),
};
jest.mock('next/headers', () => ({
  cookies: async () => jar,
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7' }),
}));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
}));
jest.mock('next/navigation', () => ({ notFound: jest.fn() }));

let codeOnly = false;
const sent: { path: string; body: unknown; visitor: string | null }[] = [];

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(async (address: URL, request: HttpRequest) => {
    if (address.pathname.endsWith('/currentDomain'))
      return Response.json({ item: { name: 'Shop', sign_in: { code_only: codeOnly } } });
    sent.push({
      path: address.pathname,
      body: JSON.parse(request.body ?? ''),
      visitor: request.headers['x-forwarded-for'] ?? null,
    });
    return Response.json({ success: true });
  });
});

beforeEach(() => {
  cookies.clear();
  sent.length = 0;
});
afterEach(() => jest.useRealTimers());

it.each([true, false])('requests a code without a link if the site is set up so: %s', async (wanted) => {
  codeOnly = wanted;
  await mailSignIn('trade@example.com', '/cart');
  expect(sent).toMatchObject([
    {
      path: '/api/v1/cognito/user/sendLoginLink',
      body: { email: 'trade@example.com', code_only: wanted },
      visitor: '203.0.113.7',
    },
  ]);
});

it('stores the next path and the sent fingerprint for the same e-mail address only', async () => {
  await mailSignIn('Trade@example.com', '/cart');
  expect(await wantedPath('trade@example.com')).toBe('/cart');
  expect(await wantedPath('orders@example.com')).toBeNull();
  expect(sent[0]?.body).toMatchObject({ fingerprint: (await attemptFor('trade@example.com'))?.fingerprint });
});

it('ignores an address of another site, even from its own cookie', async () => {
  await mailSignIn('trade@example.com', '//evil.example');
  expect(await wantedPath('trade@example.com')).toBeNull();
});

it('returns the wait before the next e-mail of a kind, for the same address only', async () => {
  await mailSignIn('trade@example.com', '');
  expect(await tooSoonMessage('trade@example.com', 'sign-in')).toMatch(/^tooSoon \{"seconds":(60|59)\}$/);
  expect(await tooSoonMessage('orders@example.com', 'sign-in')).toBeNull();
  expect(await tooSoonMessage('trade@example.com', 'application')).toBeNull();
  jest.useFakeTimers({ now: Date.now() + 61_000 });
  expect(await tooSoonMessage('trade@example.com', 'sign-in')).toBeNull();
});

it('stores nothing if the platform does not respond', async () => {
  stubPlatform(() => Promise.reject(new TypeError('fetch failed')));
  await expect(mailSignIn('trade@example.com', '')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await readAttempt(jar, mailAttempt)).toBeNull();
});
