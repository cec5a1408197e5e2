import type { Logger } from 'pino';
import { describeError } from './describe-error';

/** Does work that nobody waits for; a failure is logged. Resolves when it has ended. */
export async function inBackground(name: string, work: () => Promise<void>, log: Logger): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ work: name, error: describeError(error) }, 'work in the background failed');
  }
}

/**
 * Repeats work at an interval, one run at a time; failures are logged and do not stop it.
 * @returns a function that stops it and resolves when a current run has ended
 */
export function repeat(everyMs: number, name: string, work: () => Promise<void>, log: Logger): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    await inBackground(name, work, log);
    running = null;
  };
  const timer = setInterval(() => {
    running ??= run();
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
