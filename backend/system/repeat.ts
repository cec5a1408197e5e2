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
 * Repeats work at an interval; failures are logged and do not stop it. @returns a function that stops it and resolves
 * when a current run has ended
 */
export function repeat(everyMs: number, name: string, work: () => Promise<void>, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => inBackground(name, work, log));
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
