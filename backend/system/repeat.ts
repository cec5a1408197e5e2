import type { Logger } from 'pino';

/**
 * Does some work again and again; a failure is logged and the next turn still comes. Returns what stops it, once a turn
 * under way has ended.
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
