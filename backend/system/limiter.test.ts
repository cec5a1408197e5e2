import { TooBusy, limiter } from './limiter';

it('limits concurrent tasks, and keeps their order', async () => {
  const slot = limiter(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const task = (number: number) => async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    order.push(number);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
  };
  await Promise.all([1, 2, 3, 4, 5].map((number) => slot(task(number))));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

it('continues after a failed task', async () => {
  const slot = limiter(1);
  await expect(slot(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(slot(() => Promise.resolve(7))).resolves.toBe(7);
});

it('refuses tasks beyond the limit of waiting ones', async () => {
  const slot = limiter(1, 1);
  const never = Promise.withResolvers<void>();
  const first = slot(() => never.promise);
  const second = slot(() => Promise.resolve());
  await expect(slot(() => Promise.resolve())).rejects.toThrow(TooBusy);
  never.resolve();
  await Promise.all([first, second]);
});
