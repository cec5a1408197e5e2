/**
 * Memory that middleware, pages and route handlers share: Next bundles each of them apart, so module variables would be
 * several. Gives the value kept under `name`, made by `create` at first use.
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
