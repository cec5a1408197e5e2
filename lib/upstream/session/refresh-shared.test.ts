import type { SharedStore } from '../../session/shared-store';
import { acrossInstances } from './refresh-shared';

let held: (ms: number) => boolean;
let result: string | null;
const store: Pick<SharedStore, 'lock' | 'unlock' | 'get' | 'set'> = {
  lock: async () => !held(Date.now()),
  unlock: async () => {},
  get: async () => result,
  set: async () => {},
};

jest.mock('../../session/shared-store', () => ({ sharedStore: async () => store }));
jest.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    jest.setSystemTime(Date.now() + ms);
  },
}));

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const reopen = async () => ({ kind: 'ended' as const });

it('does not redeem a token once the lock of an instance that has lost Redis ends', async () => {
  // A lock lasts 55 s, and was taken five seconds ago.
  held = (ms) => ms < 50_000;
  result = null;
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
