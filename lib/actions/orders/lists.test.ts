import { NEW_FORM } from '../form-state';
import { createList } from './lists.action';

const KEY = 'key-of-this-rendering';
const keys: (string | undefined)[] = [];
jest.mock('@/lib/upstream/session-call', () => ({
  sessionWrite: async (_: unknown, __: unknown, options: { idempotencyKey?: string }) => {
    keys.push(options.idempotencyKey);
    return { id: String(keys.length) };
  },
}));
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, getAll: () => [] }),
  headers: async () => new Headers({ origin: 'http://localhost:3000' }),
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));
jest.mock('next/cache', () => ({ refresh: jest.fn(), cacheLife: jest.fn(), cacheTag: jest.fn() }));
jest.mock('next/navigation', () => ({
  notFound: jest.fn(),
  redirect: (address: string) => {
    throw new Error(`redirect ${address}`);
  },
}));

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = 'http://localhost:3000';
  process.env.API_BASE_URL = 'http://localhost:4000';
});

async function create(name: string): Promise<void> {
  const data = new FormData();
  for (const [field, value] of Object.entries({ key: KEY, name })) data.set(field, value);
  await expect(createList(NEW_FORM, data)).rejects.toThrow('redirect /lists/');
}

it('makes one list of a form that is sent twice, and another one of it with another name', async () => {
  await create('Front shelf');
  await create('Front shelf');
  await create('Back shelf');
  const [first, again, other] = keys;
  expect(first).toContain(KEY);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
