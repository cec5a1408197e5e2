import { LRUCache } from 'lru-cache';

interface Limits {
  /** Size of the LRU cache. */
  readonly cached: number;
  /** Maximum number of waiting tasks; another one is rejected. */
  readonly waiting: number;
}

/** Thrown if the queue is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Runs expensive tasks one at a time, each once for all concurrent callers, and caches the latest results. */
export class CachedQueue<T extends NonNullable<unknown>> {
  readonly #limits: Limits;
  readonly #cache: LRUCache<string, T>;
  readonly #running = new Map<string, Promise<T>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#cache = new LRUCache({ max: limits.cached });
  }

  /** The result of `make` for a key. @throws TooBusy, and anything `make` throws */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const running = this.#running.get(key);
    if (running) return running;
    if (this.#running.size > this.#limits.waiting) throw new TooBusy('too much to do');
    const work = this.#last
      .then(make)
      .then((made) => {
        this.#cache.set(key, made);
        return made;
      })
      .finally(() => this.#running.delete(key));
    // The next task runs even if this one fails; only this task's callers get the error.
    this.#last = work.catch(() => undefined);
    this.#running.set(key, work);
    return work;
  }
}
