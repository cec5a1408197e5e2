import { stubPlatform } from '../../upstream/http/stub-platform';
import { NEW_FORM } from '../form-state';
import { enterCode } from './sign-in-link';
import { wantedPath } from './sign-in-mail';

const EMAIL = 'ana@example.com';
const cookies = new Map<string, string>();
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) ?? '' } : undefined),
    getAll: () => [],
    set: (name: string, value: string) => cookies.set(name, value),
  }),
  headers: async () => new Headers({ origin: 'http://localhost:3000', 'x-forwarded-for': '203.0.113.11' }),
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('next/navigation', () => ({
  notFound: jest.fn(),
  redirect: (address: string) => {
    throw new Error(`redirect ${address}`);
  },
}));

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(async (address: URL) =>
    Response.json(address.pathname.endsWith('/currentDomain') ? { item: { name: 'Shop' } } : { success: true }),
  );
});
beforeEach(() => cookies.clear());

function again(next: string) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ email: EMAIL, code: 'spent', next, intent: 'again' }))
    data.set(name, value);
  return enterCode(NEW_FORM, data);
}

it('continues where a spent link would have led, with the link that is sent in its place', async () => {
  await expect(again('/lists/12')).rejects.toThrow('redirect /login?sent=again&next=%2Flists%2F12');
  expect(await wantedPath(EMAIL)).toBe('/lists/12');
});

it('continues at no other site', async () => {
  await expect(again('//evil.example')).rejects.toThrow(/redirect \/login\?sent=again$/);
  expect(await wantedPath(EMAIL)).toBeNull();
});
