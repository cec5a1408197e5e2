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
/** Pages do not ask Redis for this long after a failure, nor is the queue sent again. */
const PAUSE_MS = 1_000;
/** Maximum number of ended sessions queued while Redis does not respond: as many as the folder's are at most. */
const MAX_PENDING = 200_000;
/** Few enough that a page's question behind them hardly waits. */
const BATCH = 500;

interface SharedFacts {
  readonly ended: boolean;
  /** Hash of an access token of this session that the platform no longer accepts. */
  readonly expiredToken: string | null;
}

const NOTHING: SharedFacts = { ended: false, expiredToken: null };

class SharedSessions {
  /** Ended sessions that Redis does not list yet, with the time from which their seals are invalid; oldest first. */
  readonly #pending = new Map<string, number>();
  #isSending = false;
  #asksFrom = 0;
  /** Its own, since a Redis that refuses to write may still reply. */
  #sendsFrom = 0;

  /** What Redis lists of the session; nothing without Redis, or if it does not respond. */
  async find(sid: string): Promise<SharedFacts> {
    if (performance.now() < this.#asksFrom) return NOTHING;
    const found = await this.#ask(READ_TIMEOUT_MS, (store) => store.getAll([`ended:${sid}`, `expired:${sid}`]));
    if (!found.answered) {
      this.#asksFrom = performance.now() + PAUSE_MS;
      return NOTHING;
    }
    void this.#sendPending();
    const [ended = null, expiredToken = null] = found.value;
    return { ended: ended !== null, expiredToken };
  }

  /** Connects early, so that no page has to wait for it. */
  async begin(): Promise<void> {
    await this.#ask(WRITE_TIMEOUT_MS, (store) => store.get('ended:'));
  }

  /** What Redis does not take is queued until it responds again. */
  async tellEnded(sid: string): Promise<void> {
    if (env().REDIS_URL) await this.#send([[sid, Date.now() + LIFETIME_MS]]);
  }

  /** Queues sessions that ended before this process started, each with the latest time it can have ended. */
  async tellAgain(ends: Iterable<readonly [sid: string, endedBy: number]>): Promise<void> {
    if (!env().REDIS_URL) return;
    for (const [sid, endedBy] of ends) this.#queue(sid, endedBy + LIFETIME_MS);
    await this.#sendPending();
  }

  /** If Redis does not take it, each storefront finds out by itself. */
  async tellExpired(sid: string, token: string, ttlMs: number): Promise<void> {
    await this.#ask(WRITE_TIMEOUT_MS, (store) => store.set(`expired:${sid}`, token, ttlMs));
  }

  #queue(sid: string, until: number): void {
    this.#pending.set(sid, until);
    for (const oldest of this.#pending.keys()) {
      if (this.#pending.size <= MAX_PENDING) break;
      this.#pending.delete(oldest);
    }
  }

  /** Sends the queue in batches, unless that is being done already. */
  async #sendPending(): Promise<void> {
    if (this.#isSending || performance.now() < this.#sendsFrom) return;
    this.#isSending = true;
    let sent = true;
    while (sent && this.#pending.size > 0) sent = await this.#send(this.#takeBatch());
    if (!sent) this.#sendsFrom = performance.now() + PAUSE_MS;
    this.#isSending = false;
  }

  #takeBatch(): [sid: string, until: number][] {
    const batch: [string, number][] = [];
    for (const one of this.#pending) {
      batch.push(one);
      this.#pending.delete(one[0]);
      if (batch.length === BATCH) break;
    }
    return batch;
  }

  /** Queues what Redis does not take. @returns whether it took all */
  async #send(ends: readonly (readonly [sid: string, until: number])[]): Promise<boolean> {
    const valid = ends.map(([sid, until]) => ({ sid, leftMs: until - Date.now() })).filter(({ leftMs }) => leftMs > 0);
    const sent = await this.#ask(WRITE_TIMEOUT_MS, (store) =>
      Promise.all(valid.map(({ sid, leftMs }) => store.set(`ended:${sid}`, '1', leftMs))),
    );
    if (!sent.answered) for (const [sid, until] of ends) this.#queue(sid, until);
    return sent.answered;
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
      log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'Redis does not answer, what is known of sessions is known here alone',
      );
      return { answered: false };
    }
  }
}

/** Ended sessions and expired tokens in Redis, for storefronts that share nothing else. Times in milliseconds. */
export function sharedSessions(): SharedSessions {
  return processMemory('shared-sessions', () => new SharedSessions());
}
