import type { SharedStore } from '../../session/shared-store';
import { acrossInstances } from './refresh-shared';

let held: (ms: number) => boolean;
let result: string | null;
/** Fails the call if Redis is away. */
let answer: (call: 'lock' | 'unlock' | 'get' | 'set') => Promise<void>;
const store: Pick<SharedStore, 'lock' | 'unlock' | 'get' | 'set'> = {
  lock: async () => answer('lock').then(() => !held(Date.now())),
  unlock: jest.fn(async () => answer('unlock')),
  get: async () => answer('get').then(() => result),
  set: async () => answer('set'),
};

jest.mock('../../session/shared-store', () => ({ sharedStore: async () => store }));
jest.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    jest.setSystemTime(Date.now() + ms);
  },
}));

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.mocked(store.unlock).mockClear();
  answer = async () => {};
  result = null;
});
afterEach(() => jest.useRealTimers());

const reopen = async () => ({ kind: 'ended' as const });
const away = async () => {
  throw new Error('away');
};

it('does not redeem a token once the lock of an instance that has lost Redis ends', async () => {
  // A lock lasts 55 s, and was taken five seconds ago.
  held = (ms) => ms < 50_000;
  const redeem = jest.fn(reopen);
  expect(await acrossInstances('token', redeem, reopen)).toEqual({ kind: 'unreachable' });
  expect(redeem).not.toHaveBeenCalled();
  expect(Date.now()).toBeLessThan(11_000);
});

it('takes the result that the other instance leaves meanwhile', async () => {
  held = () => true;
  result = JSON.stringify({ kind: 'ended' });
  expect(await acrossInstances('token', jest.fn(reopen), reopen)).toEqual({ kind: 'ended' });
});

it('takes a result that is there already, even if Redis fails afterwards', async () => {
  held = () => false;
  result = JSON.stringify({ kind: 'ended' });
  answer = async (call) => (call === 'unlock' ? away() : undefined);
  const redeem = jest.fn(reopen);
  expect(await acrossInstances('there', redeem, reopen)).toEqual({ kind: 'ended' });
  expect(redeem).not.toHaveBeenCalled();
});

it('redeems alone if Redis fails before another instance was seen with the lock', async () => {
  answer = away;
  const redeem = jest.fn(reopen);
  expect(await acrossInstances('alone', redeem, reopen)).toEqual({ kind: 'ended' });
  expect(redeem).toHaveBeenCalledTimes(1);
});

it.each([
  ['while waiting', (): typeof answer => async () => (Date.now() > 1_000 ? away() : undefined)],
  ['after the lock was refused', (): typeof answer => async (call) => (call === 'get' ? away() : undefined)],
])('does not redeem a token that another instance may have redeemed if Redis fails %s', async (when, failing) => {
  held = () => true;
  answer = failing();
  const redeem = jest.fn(reopen);
  expect(await acrossInstances(when, redeem, reopen)).toEqual({ kind: 'unreachable' });
  answer = away;
  expect(await acrossInstances(when, redeem, reopen)).toEqual({ kind: 'unreachable' });
  expect(redeem).not.toHaveBeenCalled();
});

it('does not redeem a token whose lock disappears while it waits, as in a Redis that restarted empty', async () => {
  held = (ms) => ms < 1_000;
  const redeem = jest.fn(reopen);
  expect(await acrossInstances('restarted', redeem, reopen)).toEqual({ kind: 'unreachable' });
  expect(redeem).not.toHaveBeenCalled();
  expect(store.unlock).toHaveBeenCalledTimes(1);
});

it('keeps the lock if Redis did not take the outcome, and releases it without a verdict', async () => {
  held = () => false;
  answer = async (call) => (call === 'set' ? away() : undefined);
  expect(await acrossInstances('kept', reopen, reopen)).toEqual({ kind: 'ended' });
  expect(store.unlock).not.toHaveBeenCalled();
  expect(await acrossInstances('kept', async () => ({ kind: 'unreachable' }), reopen)).toEqual({ kind: 'unreachable' });
  expect(store.unlock).toHaveBeenCalledTimes(1);
});
