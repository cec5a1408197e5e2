import type { Cart } from '@/lib/domain/cart/cart';
import type { CallResult } from '../result';

interface Options {
  send: (lineId: string, qty: number) => Promise<CallResult<Cart>>;
  /** Called after each reply; `current` is false if a newer quantity of the line is pending. */
  onReply: (lineId: string, result: CallResult<Cart>, current: boolean) => void;
  /** Called with the pending lines when they change. */
  onChange: (waiting: ReadonlySet<string>) => void;
  delayMs?: number;
}

const DELAY_MS = 350;

/**
 * Sends quantities to the server. One call runs at a time, so a late reply never replaces a newer cart. Only the latest
 * value of a line is sent, so fast clicks never queue up. When the page is left, all lines are sent at once.
 */
export class CartUpdater {
  readonly #options: Options;
  readonly #wanted = new Map<string, number>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #ready = new Set<string>();
  /** Quantities in flight. */
  readonly #sent = new Map<string, number>();
  #running = false;
  /** Number of quantities that were not saved. */
  #failures = 0;
  #idle: (() => void)[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#wanted.size > 0;
  }

  /** Sends a line's `qty` at once, or debounced. */
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

  /** Discards a line's pending quantity, for example when the field no longer contains a number. */
  forget(lineId: string): void {
    clearTimeout(this.#timers.get(lineId));
    this.#timers.delete(lineId);
    this.#ready.delete(lineId);
    if (this.#wanted.delete(lineId)) this.#settle();
  }

  /** Sends everything pending now; when all replies have arrived, resolves to whether all of it was saved. */
  async flush(): Promise<boolean> {
    const before = this.#failures;
    for (const lineId of this.#timers.keys()) this.#release(lineId);
    if (this.busy || this.#running) await new Promise<void>((resolve) => this.#idle.push(resolve));
    return this.#failures === before;
  }

  /** Sends every pending line now: once the page is left, no reply starts the next call. */
  leave(): void {
    for (const [lineId, qty] of this.#wanted) {
      clearTimeout(this.#timers.get(lineId));
      this.#timers.delete(lineId);
      this.#ready.delete(lineId);
      if (this.#sent.get(lineId) !== qty) void this.#send(lineId, qty).then(() => this.#settle());
    }
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
      await this.#send(lineId, qty);
      this.#running = false;
    }
    this.#settle();
  }

  async #send(lineId: string, qty: number): Promise<void> {
    this.#sent.set(lineId, qty);
    const result = await this.#options.send(lineId, qty);
    if (this.#sent.get(lineId) === qty) this.#sent.delete(lineId);
    const current = this.#wanted.get(lineId) === qty && !this.#timers.has(lineId);
    if (current) this.#wanted.delete(lineId);
    if (current && !result.ok) this.#failures += 1;
    this.#options.onReply(lineId, result, current);
  }

  #settle(): void {
    this.#options.onChange(new Set(this.#wanted.keys()));
    if (this.busy || this.#running) return;
    const waiting = this.#idle;
    this.#idle = [];
    for (const resolve of waiting) resolve();
  }
}
