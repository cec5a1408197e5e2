import { keepRunning } from './keep-running';
import type { Service } from './service';
import { Refusal } from '../terminal/terminal';

function fakeService(): Service & { end: (how: string) => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return {
    name: 'shop',
    pid: 1,
    exited: promise,
    message: Promise.resolve(undefined),
    ending: () => null,
    stop: async () => undefined,
    end: resolve,
  };
}

function setUp(startAgain: () => Promise<Service>) {
  const state = { lines: [] as string[], pauses: [] as number[], now: 0, stopping: false };
  const first = fakeService();
  const given = keepRunning({
    service: first,
    startAgain,
    isStopping: () => state.stopping,
    say: (line) => state.lines.push(line),
    now: () => state.now,
    pause: async (milliseconds) => {
      state.pauses.push(milliseconds);
      state.now += milliseconds;
    },
  });
  return { state, first, given };
}

it('restarts a service that ended, at once, and logs it', async () => {
  const second = fakeService();
  const startAgain = jest.fn(async () => second);
  const { state, first, given } = setUp(startAgain);
  first.end('SIGKILL');
  await first.exited;
  await Promise.resolve();
  state.stopping = true;
  second.end('SIGTERM');
  expect(await given).toBe('The shop was stopped.');
  expect(state.lines).toEqual([
    'The shop ended unexpectedly (SIGKILL); starting it again.',
    'The shop runs again, after 0.0 s.',
  ]);
  expect(state.pauses).toEqual([0]);
});

it('counts the seconds from when the service last ran, also over a restart that failed', async () => {
  const starts = [new Refusal('The shop ended while starting (SIGKILL).'), fakeService()];
  const { state, first, given } = setUp(async () => {
    state.now += 2_000;
    const next = starts.shift() ?? new Error('It was started too often.');
    if (next instanceof Error) throw next;
    state.stopping = true;
    next.end('SIGTERM');
    return next;
  });
  first.end('SIGKILL');
  await given;
  // Two starts of 2 s and the second one's pause.
  expect(state.lines.at(-1)).toBe('The shop runs again, after 4.3 s.');
});

it('waits for less than 5 s altogether, however often a service ends before it gives up', async () => {
  const { state, first, given } = setUp(async () => {
    throw new Refusal('The shop ended while starting (exit code 3).');
  });
  first.end('exit code 3');
  await given;
  expect(state.now).toBeLessThan(5_000);
});

it('gives up on a service that ends repeatedly, with the last reason', async () => {
  const startAgain = jest.fn(async (): Promise<Service> => {
    throw new Refusal('The shop ended while starting (exit code 3).');
  });
  const { state, first, given } = setUp(startAgain);
  first.end('exit code 3');
  expect(await given).toBe('The shop ended 6 times within a minute. The shop ended while starting (exit code 3).');
  expect(startAgain).toHaveBeenCalledTimes(5);
  expect(state.pauses).toEqual([0, 250, 500, 750, 1000]);
});

it('keeps restarting a service that ends rarely', async () => {
  let count = 0;
  const { state, first, given } = setUp(async () => {
    count += 1;
    state.now += 61_000;
    if (count === 20) state.stopping = true;
    const next = fakeService();
    next.end('SIGKILL');
    return next;
  });
  first.end('SIGKILL');
  expect(await given).toBe('The shop was stopped.');
  expect(count).toBe(20);
});

it('does not hide an error of its own', async () => {
  const { first, given } = setUp(async () => {
    throw new TypeError('a fault');
  });
  first.end('SIGKILL');
  await expect(given).rejects.toThrow('a fault');
});
