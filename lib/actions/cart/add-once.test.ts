import { setTimeout as pause } from 'node:timers/promises';
import { addOnce } from './add-once';

const KEY = 'key-of-this-rendering';
const LINE = { sku: '7', qty: 2, addons: [] };
const sessionWrite = jest.fn(async (_: unknown, __: unknown) => ({}));
jest.mock('@/lib/upstream/session-call', () => ({
  sessionWrite: (call: unknown, input: unknown) => sessionWrite(call, input),
}));
jest.mock('next/headers', () => ({ cookies: async () => ({}) }));
jest.mock('@/lib/session/cookie', () => ({ readSession: async () => ({ sid: 's1', accessToken: '' }) }));

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.REDIS_URL = '';
});
beforeEach(() => sessionWrite.mockClear());
afterEach(() => jest.restoreAllMocks());

it('adds a line once for a double click, and again from the form that going back shows', async () => {
  await Promise.all([addOnce(KEY, LINE), addOnce(KEY, LINE)]);
  await addOnce(KEY, LINE);
  expect(sessionWrite).toHaveBeenCalledTimes(1);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  // The records look at the clock once a millisecond.
  await pause(5);
  await addOnce(KEY, LINE);
  expect(sessionWrite).toHaveBeenCalledTimes(2);
});

it('adds another quantity of the same form at once', async () => {
  await addOnce(`${KEY}-2`, LINE);
  await addOnce(`${KEY}-2`, { ...LINE, qty: 3 });
  expect(sessionWrite).toHaveBeenCalledTimes(2);
});
