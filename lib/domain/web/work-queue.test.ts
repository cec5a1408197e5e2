import { TooBusy, WorkShelf } from './work-queue';

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

it('makes a thing once for all who ask, and keeps it', async () => {
  const shelf = new WorkShelf<string>({ kept: 2, waiting: 5 });
  const make = jest.fn(async () => 'made');
  expect(await Promise.all([shelf.take('a', make), shelf.take('a', make)])).toEqual(['made', 'made']);
  expect(await shelf.take('a', make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

it('forgets what was used longest ago', async () => {
  const shelf = new WorkShelf<string>({ kept: 2, waiting: 5 });
  const make = jest.fn(async () => 'x');
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await shelf.take(key, make);
  expect(make).toHaveBeenCalledTimes(4); // a, b, c, and b again
});

it('does one piece of work at a time, and turns away who would wait too long', async () => {
  const shelf = new WorkShelf<string>({ kept: 9, waiting: 1 });
  const first = deferred<string>();
  const second = jest.fn(async () => 'second');
  const [one, two] = [shelf.take('1', () => first.promise), shelf.take('2', second)];
  await expect(shelf.take('3', async () => 'third')).rejects.toBeInstanceOf(TooBusy);
  expect(second).not.toHaveBeenCalled();
  first.resolve('first');
  expect(await Promise.all([one, two])).toEqual(['first', 'second']);
});

it('goes on after what failed, and tries that again', async () => {
  const shelf = new WorkShelf<string>({ kept: 9, waiting: 5 });
  const failed = shelf.take('a', async () => Promise.reject(new Error('no')));
  const next = shelf.take('b', async () => 'b');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('b');
  expect(await shelf.take('a', async () => 'a')).toBe('a');
});
