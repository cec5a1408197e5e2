import { pino } from 'pino';
import { inBackground, repeat } from './repeat';

it('logs a failure without the parameters of its statement', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const failing = () =>
    Promise.reject(new Error('Failed query: select 1 from users where email = $1\nparams: a@b.example'));
  await inBackground('cleaning up', failing, log);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Failed query: select 1 from users');
  expect(lines[0]).not.toContain('a@b.example');
});

it('leaves out the runs that a slow one delays, and ends with it', async () => {
  jest.useFakeTimers();
  const slow = Promise.withResolvers<void>();
  const work = jest.fn(() => slow.promise);
  const stop = repeat(1_000, 'publishing', work, pino({ level: 'silent' }));
  await jest.advanceTimersByTimeAsync(5_000);
  slow.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  await stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
