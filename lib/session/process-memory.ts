/**
 * State shared by middleware, pages and route handlers: Next bundles them separately, so each would have its own copy
 * of a module variable. Returns the value stored under `name`, created at first use.
 */
export function processMemory<T>(name: string, create: () => T): T {
  const memory = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`stockist.${name}`);
  memory[key] ??= create();
  return memory[key];
}

/** A map that forgets entries after `ttlMs`, and the oldest ones past `limit`. */
export class ExpiringMap<V> {
  readonly #entries = new Map<string, { value: V; until: number }>();
  readonly #ttlMs: number;
  readonly #limit: number;

  constructor(ttlMs: number, limit: number) {
    this.#ttlMs = ttlMs;
    this.#limit = limit;
  }

  get(key: string, now = Date.now()): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.until > now) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, value: V, now = Date.now()): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: now + this.#ttlMs });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limit) break;
      this.#entries.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
