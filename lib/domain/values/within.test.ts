import { within } from './within';

const never = new Promise<string>(() => {});

afterEach(() => jest.useRealTimers());

it('returns a result in time, and clears its timer', async () => {
  jest.useFakeTimers();
  expect(await within(100, Promise.resolve('there'), 'late')).toBe('there');
  expect(jest.getTimerCount()).toBe(0);
});

it('waits no longer than the timeout', async () => {
  jest.useFakeTimers();
  const waited = within(100, never, null);
  await jest.advanceTimersByTimeAsync(100);
  expect(await waited).toBeNull();
});

it('rethrows a failure, and clears its timer', async () => {
  jest.useFakeTimers();
  await expect(within(100, Promise.reject(new Error('broken')), 'late')).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});
