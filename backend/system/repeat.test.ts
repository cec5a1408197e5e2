import { pino } from 'pino';
import { inBackground } from './repeat';

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
