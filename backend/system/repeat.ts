import type { Logger } from 'pino';

/**
 * Repeats work at an interval; failures are logged and do not stop it. @returns a function that stops it and resolves
 * when a current run has ended
 */
export function repeat(everyMs: number, name: string, work: () => Promise<void>, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const turn = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error(
        { work: name, error: error instanceof Error ? error.message : String(error) },
        'work in the background failed',
      );
    }
  };
  const timer = setInterval(() => {
    running = running.then(turn);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
