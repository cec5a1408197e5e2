import type * as Log from './log';

it('logs at its default level when LOG_LEVEL is empty', () => {
  const before = process.env.LOG_LEVEL;
  process.env.LOG_LEVEL = '';
  jest.isolateModules(() => {
    const { log } = jest.requireActual<typeof Log>('./log');
    expect(log.level).toBe('info');
  });
  if (before === undefined) delete process.env.LOG_LEVEL;
  else process.env.LOG_LEVEL = before;
});
