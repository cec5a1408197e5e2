import 'server-only';
import { env } from '../config/env';
import { log } from '../config/log';
import { SESSION_SECONDS } from './data';
import { processMemory } from './process-memory';
import { type SharedStore, answerWithin, sharedStore } from './shared-store';

/** Longer than a seal's lifetime, since clocks differ a little. */
const LIFETIME_MS = (SESSION_SECONDS + 3600) * 1000;
/** Maximum wait of a page for Redis. */
const READ_TIMEOUT_MS = 250;
/** Maximum wait of a sign-out: only the first connection takes this long. */
const WRITE_TIMEOUT_MS = 2_000;
/** Redis is not called for this long after a timeout. */
const PAUSE_MS = 1_000;
/** Maximum number of ended sessions queued while Redis does not respond. */
const MAX_PENDING = 10_000;

class SharedEnds {
  readonly #pending = new Set<string>();
  #pausedUntil = 0;

  /** True if Redis lists the session; false without Redis, or if it does not respond. */
  async knows(sid: string): Promise<boolean> {
    if (performance.now() < this.#pausedUntil) return false;
    const found = await this.#ask(READ_TIMEOUT_MS, (store) => store.get(`ended:${sid}`));
    if (found.answered && this.#pending.size > 0) await this.#notifyAll();
    return found.answered && found.value !== null;
  }

  /** Connects early, so that no page has to wait for it. */
  async begin(): Promise<void> {
    await this.#ask(WRITE_TIMEOUT_MS, (store) => store.get('ended:'));
  }

  async tell(sid: string): Promise<void> {
    if (!env().REDIS_URL) return;
    this.#pending.add(sid);
    for (const oldest of this.#pending) {
      if (this.#pending.size <= MAX_PENDING) break;
      this.#pending.delete(oldest);
    }
    await this.#notifyAll();
  }

  /** Clears the queue first, so that concurrent requests do not send the same ids. */
  async #notifyAll(): Promise<void> {
    const sids = [...this.#pending];
    this.#pending.clear();
    const sent = await this.#ask(WRITE_TIMEOUT_MS, (store) =>
      Promise.all(sids.map((sid) => store.set(`ended:${sid}`, '1', LIFETIME_MS))),
    );
    if (!sent.answered) for (const sid of sids) this.#pending.add(sid);
  }

  async #ask<T>(
    milliseconds: number,
    what: (store: SharedStore) => Promise<T>,
  ): Promise<{ answered: true; value: T } | { answered: false }> {
    if (!env().REDIS_URL) return { answered: false };
    try {
      const asking = sharedStore().then((store) => store && what(store).then((value) => ({ value })));
      const reply = await answerWithin(milliseconds, asking);
      return reply ? { answered: true, value: reply.value } : { answered: false };
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_MS;
      log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'Redis does not answer, ended sessions are known here alone',
      );
      return { answered: false };
    }
  }
}

/** Ended sessions in Redis, for storefronts that share nothing else. Times in milliseconds. */
export function sharedEnds(): SharedEnds {
  return processMemory('ended-shared', () => new SharedEnds());
}
