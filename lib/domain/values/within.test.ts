import { within } from './within';

const never = new Promise<string>(() => {});

afterEach(() => jest.useRealTimers());

it('gives what came in time, and leaves no timer behind', async () => {
  jest.useFakeTimers();
  expect(await within(100, Promise.resolve('there'), 'late')).toBe('there');
  expect(jest.getTimerCount()).toBe(0);
});

it('waits for no longer than it was told to', async () => {
  jest.useFakeTimers();
  const waited = within(100, never, null);
  await jest.advanceTimersByTimeAsync(100);
  expect(await waited).toBeNull();
});

it('hands a failure on, and leaves no timer behind', async () => {
  jest.useFakeTimers();
  await expect(within(100, Promise.reject(new Error('broken')), 'late')).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});
