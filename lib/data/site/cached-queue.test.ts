import { TooBusy, CachedQueue } from './cached-queue';

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

it('runs a task once for all concurrent callers, and caches its result', async () => {
  const queue = new CachedQueue<string>({ cached: 2, waiting: 5 });
  const make = jest.fn(async () => 'made');
  expect(await Promise.all([queue.get('a', make), queue.get('a', make)])).toEqual(['made', 'made']);
  expect(await queue.get('a', make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

it('evicts the least recently used result', async () => {
  const queue = new CachedQueue<string>({ cached: 2, waiting: 5 });
  const make = jest.fn(async () => 'x');
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await queue.get(key, make);
  expect(make).toHaveBeenCalledTimes(4); // a, b, c, and b again
});

it('runs one task at a time, and rejects callers if the queue is full', async () => {
  const queue = new CachedQueue<string>({ cached: 9, waiting: 1 });
  const first = deferred<string>();
  const second = jest.fn(async () => 'second');
  const [one, two] = [queue.get('1', () => first.promise), queue.get('2', second)];
  await expect(queue.get('3', async () => 'third')).rejects.toBeInstanceOf(TooBusy);
  expect(second).not.toHaveBeenCalled();
  first.resolve('first');
  expect(await Promise.all([one, two])).toEqual(['first', 'second']);
});

it('continues after a failed task, which can be retried', async () => {
  const queue = new CachedQueue<string>({ cached: 9, waiting: 5 });
  const failed = queue.get('a', async () => Promise.reject(new Error('no')));
  const next = queue.get('b', async () => 'b');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('b');
  expect(await queue.get('a', async () => 'a')).toBe('a');
});
