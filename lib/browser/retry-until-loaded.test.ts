import { retryUntilLoaded } from './retry-until-loaded';

const missing = () => Object.assign(new Error('Failed to load chunk /x.js'), { name: 'ChunkLoadError' });
const listeners = new Set<() => void>();

beforeEach(() => {
  jest.useFakeTimers();
  listeners.clear();
  Object.assign(globalThis, {
    addEventListener: (_: string, listener: () => void, { signal }: AbortController) => {
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener));
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'addEventListener');
});

it('retries a missing chunk with growing delays', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(missing())
    .mockRejectedValueOnce(missing())
    .mockResolvedValue('here');
  const part = retryUntilLoaded(load);
  await jest.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(part).resolves.toBe('here');
  expect(listeners.size).toBe(0);
});

it('retries at once when the connection is back', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(missing()).mockResolvedValue('here');
  const part = retryUntilLoaded(load);
  await jest.advanceTimersByTimeAsync(1);
  for (const listener of listeners) listener();
  await expect(part).resolves.toBe('here');
});

it('rethrows errors of the chunk itself', async () => {
  await expect(retryUntilLoaded(() => Promise.reject(new RangeError('broken')))).rejects.toThrow('broken');
});
