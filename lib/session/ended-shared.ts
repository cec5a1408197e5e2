import 'server-only';
import { env } from '../config/env';
import { log } from '../config/log';
import { SESSION_SECONDS } from './data';
import { processMemory } from './process-memory';
import { type SharedStore, answerWithin, sharedStore } from './shared-store';

/** Longer than a seal is valid, since clocks differ a little. */
const LIFETIME_MS = (SESSION_SECONDS + 3600) * 1000;
/** A page waits this long for Redis. */
const READ_TIMEOUT_MS = 250;
/** A sign-out waits longer: only the first connection takes this. */
const WRITE_TIMEOUT_MS = 2_000;
/** After a timeout Redis is not asked for this long. */
const PAUSE_MS = 1_000;
/** Limit of ended sessions queued while Redis does not answer. */
const MAX_PENDING = 10_000;

class SharedEnds {
  readonly #pending = new Set<string>();
  #pausedUntil = 0;

  /** Whether Redis lists it; false without Redis or if it does not answer. */
  async knows(sid: string): Promise<boolean> {
    if (performance.now() < this.#pausedUntil) return false;
    const found = await this.#ask(READ_TIMEOUT_MS, (store) => store.get(`ended:${sid}`));
    if (found.answered && this.#pending.size > 0) await this.#notifyAll();
    return found.answered && found.value !== null;
  }

  /** Connects, so that no page has to wait for that. */
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

  /** Ids being sent by another request, which are not sent twice. */
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
