import { sharedSessions } from './shared-sessions';

const HOUR_MS = 3600 * 1000;
const LIFETIME_MS = 30 * 24 * HOUR_MS + HOUR_MS;

let isWritable = true;
let isAway = false;
let most = 0;
let running = 0;
const values = new Map<string, { value: string; ttlMs: number }>();

const answer = async () => {
  if (isAway) throw new Error('away');
};
const store = {
  get: async (key: string) => answer().then(() => values.get(key)?.value ?? null),
  getAll: async (keys: readonly string[]) => answer().then(() => keys.map((key) => values.get(key)?.value ?? null)),
  set: async (key: string, value: string, ttlMs: number) => {
    running += 1;
    most = Math.max(most, running);
    await answer();
    running -= 1;
    if (!isWritable) throw new Error('READONLY');
    values.set(key, { value, ttlMs });
  },
};

jest.mock('./shared-store', () => ({
  ...jest.requireActual<object>('./shared-store'),
  sharedStore: async () => store,
}));

const settle = () => jest.advanceTimersByTimeAsync(1_100);

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.REDIS_URL = 'redis://127.0.0.1:1';
});
beforeEach(() => {
  jest.useFakeTimers({ now: 100 * LIFETIME_MS });
  [isWritable, isAway, most, running] = [true, false, 0, 0];
  values.clear();
  Reflect.deleteProperty(globalThis, Symbol.for('stockist.shared-sessions'));
});
afterEach(() => jest.useRealTimers());

const nothing = { ended: false, expiredToken: null };

it('tells again what is within its lifetime, in batches, for as long as a seal can be valid', async () => {
  const now = Date.now();
  const ends = Array.from({ length: 1_200 }, (_, index) => [`many-${index}`, now] as const);
  const old = ['old', now - LIFETIME_MS] as const;
  await sharedSessions().tellAgain([old, ['last-hour', now - LIFETIME_MS + HOUR_MS], ...ends]);
  expect(values.size).toBe(1_201);
  expect(values.get('ended:last-hour')?.ttlMs).toBe(HOUR_MS);
  expect(values.get('ended:many-1199')?.ttlMs).toBe(LIFETIME_MS);
  expect(most).toBeLessThanOrEqual(500);
});

it('keeps what an absent Redis did not take, and sends it once a page finds it back', async () => {
  isAway = true;
  await sharedSessions().tellAgain([['before', Date.now()]]);
  await sharedSessions().tellEnded('after');
  expect(await sharedSessions().find('before')).toEqual(nothing);
  isAway = false;
  await settle();
  expect(await sharedSessions().find('another')).toEqual(nothing);
  await settle();
  expect([...values.keys()].toSorted()).toEqual(['ended:after', 'ended:before']);
  expect(await sharedSessions().find('before')).toEqual({ ended: true, expiredToken: null });
});

it('still asks a Redis that refuses to write, and does not try to write for every page', async () => {
  values.set('ended:elsewhere', { value: '1', ttlMs: 1 });
  isWritable = false;
  await sharedSessions().tellEnded('here');
  const set = jest.spyOn(store, 'set');
  for (let page = 0; page < 5; page += 1) {
    expect(await sharedSessions().find('elsewhere')).toMatchObject({ ended: true });
    await jest.advanceTimersByTimeAsync(10);
  }
  expect(set).toHaveBeenCalledTimes(1);
  isWritable = true;
  await settle();
  await sharedSessions().find('here');
  await settle();
  expect(await sharedSessions().find('here')).toMatchObject({ ended: true });
});

it('shares the hash of an expired token', async () => {
  await sharedSessions().tellExpired('session', 'hash', 1_000);
  expect(await sharedSessions().find('session')).toEqual({ ended: false, expiredToken: 'hash' });
  expect(values.get('expired:session')?.ttlMs).toBe(1_000);
});
