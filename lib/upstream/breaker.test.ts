import { type Attempt, Breaker, admit } from './breaker';

let now = 0;
const breakerAt = () => new Breaker(() => now);

function admitted(breaker: Breaker): Attempt {
  const attempt = breaker.admit();
  if (!attempt) throw new Error('refused');
  return attempt;
}

function failing(times: number): Breaker {
  const breaker = breakerAt();
  for (let done = 0; done < times; done += 1) {
    const attempt = admitted(breaker);
    now += 10;
    attempt.failed(0);
  }
  return breaker;
}

beforeEach(() => {
  now = 1_000;
});

it('opens after five consecutive failures', () => {
  expect(failing(4).admit()).not.toBeNull();
  expect(failing(5).admit()).toBeNull();
});

it('resets the count after a success', () => {
  const breaker = failing(4);
  admitted(breaker).answered();
  now += 10;
  admitted(breaker).failed(503);
  expect(breaker.admit()).not.toBeNull();
});

it('does not count the failure of a call during which others succeeded', () => {
  const breaker = breakerAt();
  const slow = Array.from({ length: 20 }, () => admitted(breaker));
  now += 4_000;
  admitted(breaker).answered();
  now += 4_000;
  for (const one of slow) one.failed(0);
  expect(breaker.admit()).not.toBeNull();
});

it('probes after five seconds with one call at a time, and closes on success', () => {
  const breaker = failing(5);
  now += 4_999;
  expect(breaker.admit()).toBeNull();
  now += 1;
  const probe = admitted(breaker);
  expect(breaker.admit()).toBeNull();
  now += 100;
  probe.answered();
  expect([breaker.admit(), breaker.admit()]).not.toContain(null);
});

it('stays open for another five seconds if the probe fails', () => {
  const breaker = failing(5);
  now += 5_000;
  const probe = admitted(breaker);
  now += 2_000;
  probe.failed(503);
  expect(breaker.lastStatus).toBe(503);
  now += 4_999;
  expect(breaker.admit()).toBeNull();
  now += 1;
  expect(breaker.admit()).not.toBeNull();
});

it('replaces a probe that never ends, or was not sent', () => {
  const breaker = failing(5);
  now += 5_000;
  admitted(breaker);
  now += 10_000;
  admitted(breaker).withdrawn();
  expect(breaker.admit()).not.toBeNull();
});

it('closes when an earlier call succeeds late', () => {
  const breaker = breakerAt();
  const late = admitted(breaker);
  for (let done = 0; done < 5; done += 1) {
    const attempt = admitted(breaker);
    now += 10;
    attempt.failed(0);
  }
  expect(breaker.admit()).toBeNull();
  late.answered();
  expect(breaker.admit()).not.toBeNull();
});

it('reports once that it opened, and once that it closed', () => {
  const reported: boolean[] = [];
  const breaker = new Breaker(
    () => now,
    (open) => reported.push(open),
  );
  const calls = Array.from({ length: 6 }, () => admitted(breaker));
  for (const call of calls) call.failed(0);
  expect(reported).toEqual([true]);
  now += 5_001;
  admitted(breaker).failed(0);
  now += 5_001;
  admitted(breaker).answered();
  admitted(breaker).answered();
  expect(reported).toEqual([true, false]);
});

describe('a platform that does not respond', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const isPermitted = (attempt: ReturnType<typeof admit>): attempt is Attempt => 'answered' in attempt;

  /** Fails five times; returns whether a call is permitted now. */
  function away(base: string, isBack: () => Promise<boolean>) {
    const attemptOf = (call: string) => admit(base, call, { isBack });
    for (let done = 0; done < 5; done += 1) {
      const attempt = attemptOf('cart');
      if (isPermitted(attempt)) attempt.failed(0);
    }
    return (call: string) => isPermitted(attemptOf(call));
  }

  it('is asked once a second, and gets all calls as soon as it responds', async () => {
    let isUp = false;
    const isBack = jest.fn(async () => isUp);
    const permits = away('http://one.invalid', isBack);
    await jest.advanceTimersByTimeAsync(3_000);
    expect([isBack.mock.calls.length, permits('cart')]).toEqual([3, false]);
    isUp = true;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(['cart', 'site', 'groups', 'menus'].map(permits)).toEqual([true, true, true, true]);
    // A call that failed on its own is probed by one at a time still.
    expect([permits('cart'), permits('site')]).toEqual([false, true]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isBack).toHaveBeenCalledTimes(4);
  });

  it('is asked one question at a time', async () => {
    const isBack = jest.fn(() => new Promise<boolean>(() => {}));
    const permits = away('http://two.invalid', isBack);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isBack).toHaveBeenCalledTimes(1);
    // It is probed by one visitor at a time as well.
    expect([permits('site'), permits('groups')]).toEqual([true, false]);
  });
});
