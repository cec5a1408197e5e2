import type { Cart } from '@/lib/domain/cart/cart';
import type { CallResult } from '../result';

interface Options {
  send: (lineId: string, qty: number) => Promise<CallResult<Cart>>;
  /** Told after each reply; `current` is false when a newer quantity of the same line is on its way. */
  onReply: (lineId: string, result: CallResult<Cart>, current: boolean) => void;
  /** Told which lines wait, when that changes. */
  onChange: (waiting: ReadonlySet<string>) => void;
  delayMs?: number;
}

const DELAY_MS = 350;

/**
 * Quantities on their way to the server. One call runs at a time, so that an old reply never replaces a newer cart, and
 * each line keeps only the latest value: fast clicks never queue up.
 */
export class CartUpdater {
  readonly #options: Options;
  readonly #wanted = new Map<string, number>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #ready = new Set<string>();
  #running = false;
  #idle: (() => void)[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#wanted.size > 0;
  }

  /** Sends `qty` for a line once no newer value came for a moment, or at once. */
  want(lineId: string, qty: number, atOnce = false): void {
    this.#wanted.set(lineId, qty);
    this.#options.onChange(new Set(this.#wanted.keys()));
    clearTimeout(this.#timers.get(lineId));
    if (atOnce) this.#release(lineId);
    else
      this.#timers.set(
        lineId,
        setTimeout(() => this.#release(lineId), this.#options.delayMs ?? DELAY_MS),
      );
  }

  /** Forgets what a line waits for, for example because it was typed over with something that is no quantity. */
  forget(lineId: string): void {
    clearTimeout(this.#timers.get(lineId));
    this.#timers.delete(lineId);
    this.#ready.delete(lineId);
    if (this.#wanted.delete(lineId)) this.#settle();
  }

  /** Sends everything that waits, now; resolves when all of it was answered. */
  async flush(): Promise<void> {
    for (const lineId of this.#timers.keys()) this.#release(lineId);
    if (this.busy || this.#running) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #release(lineId: string): void {
    clearTimeout(this.#timers.get(lineId));
    this.#timers.delete(lineId);
    this.#ready.add(lineId);
    void this.#pump();
  }

  async #pump(): Promise<void> {
    if (this.#running) return;
    for (const lineId of this.#ready) {
      this.#ready.delete(lineId);
      const qty = this.#wanted.get(lineId);
      if (qty === undefined) continue;
      this.#running = true;
      const result = await this.#options.send(lineId, qty);
      this.#running = false;
      const current = this.#wanted.get(lineId) === qty && !this.#timers.has(lineId);
      if (current) this.#wanted.delete(lineId);
      this.#options.onReply(lineId, result, current);
    }
    this.#settle();
  }

  #settle(): void {
    this.#options.onChange(new Set(this.#wanted.keys()));
    if (this.busy || this.#running) return;
    const waiting = this.#idle;
    this.#idle = [];
    for (const resolve of waiting) resolve();
  }
}
