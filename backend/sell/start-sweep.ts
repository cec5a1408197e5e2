import type { Deps } from '../http/platform';
import { expireOrders } from './expire-orders';
import { forgetReplies } from './remember-reply';

const EVERY_MS = 60_000;

/** Cancels orders that were not paid in time also when nobody calls. Returns what stops it, once a run under way has ended. */
export function startSweep({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = async (): Promise<void> => {
    try {
      await expireOrders({ db }, now());
      await forgetReplies(db, now());
    } catch (error) {
      log.error({ error: error instanceof Error ? error.message : String(error) }, 'the sweep of unpaid orders failed');
    }
  };
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
