interface Limits {
  /** Finished things that are kept, the ones used last. */
  readonly kept: number;
  /** Pieces of work that may wait for their turn; whoever comes then is turned away. */
  readonly waiting: number;
}

/** Nobody's turn can be waited for any more. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * Does costly work one piece at a time, each once for all who ask for it at the same time, and keeps what was made
 * last.
 */
export class WorkShelf<T> {
  readonly #limits: Limits;
  readonly #kept = new Map<string, T>();
  readonly #running = new Map<string, Promise<T>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** What `make` makes for a key. @throws TooBusy, and what `make` throws */
  async take(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#keep(key, kept);
      return kept;
    }
    const running = this.#running.get(key);
    if (running) return running;
    if (this.#running.size > this.#limits.waiting) throw new TooBusy('too much to do');
    const work = this.#last
      .then(make)
      .then((made) => this.#keep(key, made))
      .finally(() => this.#running.delete(key));
    // The next one takes its turn whatever becomes of this one; who waits for this one is told.
    this.#last = work.catch(() => undefined);
    this.#running.set(key, work);
    return work;
  }

  #keep(key: string, made: T): T {
    this.#kept.delete(key);
    this.#kept.set(key, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#limits.kept && oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }
}
