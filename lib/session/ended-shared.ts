import 'server-only';
import { env } from '../config/env';
import { log } from '../config/log';
import { SESSION_SECONDS } from './data';
import { processMemory } from './process-memory';
import { type SharedStore, answerWithin, sharedStore } from './shared-store';

/** Longer than a seal opens: clocks differ a little. */
const KEPT_MS = (SESSION_SECONDS + 3600) * 1000;
/** A page waits this long for Redis. */
const READ_MS = 250;
/** A sign-out waits longer: only the first connection takes this. */
const TELL_MS = 2_000;
/** After it did not answer, nobody waits for it for this long. */
const REST_MS = 1_000;
/** Ends that Redis has not been told yet; told when it answers again. */
const MOST_UNTOLD = 10_000;

class SharedEnds {
  readonly #untold = new Set<string>();
  #restUntil = 0;

  /** Whether Redis knows it; false without Redis, and where it does not answer. */
  async knows(sid: string): Promise<boolean> {
    if (performance.now() < this.#restUntil) return false;
    const found = await this.#ask(READ_MS, (store) => store.get(`ended:${sid}`));
    if (found.answered && this.#untold.size > 0) await this.#tellAll();
    return found.answered && found.value !== null;
  }

  /** Connects, so that no page has to wait for that. */
  async begin(): Promise<void> {
    await this.#ask(TELL_MS, (store) => store.get('ended:'));
  }

  async tell(sid: string): Promise<void> {
    if (!env().REDIS_URL) return;
    this.#untold.add(sid);
    for (const oldest of this.#untold) {
      if (this.#untold.size <= MOST_UNTOLD) break;
      this.#untold.delete(oldest);
    }
    await this.#tellAll();
  }

  /** Each at most once at a time: what another request is telling is not told again. */
  async #tellAll(): Promise<void> {
    const sids = [...this.#untold];
    this.#untold.clear();
    const told = await this.#ask(TELL_MS, (store) =>
      Promise.all(sids.map((sid) => store.set(`ended:${sid}`, '1', KEPT_MS))),
    );
    if (!told.answered) for (const sid of sids) this.#untold.add(sid);
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
      this.#restUntil = performance.now() + REST_MS;
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
