interface Sink {
  /** Like Writable.write: false means backpressure. */
  readonly write: (bytes: Buffer) => boolean;
  readonly flush: () => void;
}

/** Bytes that are passed on immediately, so that a writer without pauses gets backpressure. */
const MAX = 65_536;

/**
 * Collects what is written in one turn of the event loop and passes it on as one chunk. Next writes a page in some
 * forty chunks, and requests a flush for each, which would cost as many compressor runs and packets.
 */
export class WriteBatch {
  readonly #sink: Sink;
  #pieces: Buffer[] = [];
  #size = 0;
  #written: (() => void)[] = [];
  #planned: NodeJS.Immediate | null = null;
  #isFull = false;
  #held = 0;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Collects up to this many bytes before anything is passed on, so that a smaller body can be taken as a whole. */
  hold(bytes: number): void {
    this.#held = bytes;
  }

  /** Returns false while the sink is full: call `drained` once it no longer is. */
  add(bytes: Buffer, written?: () => void): boolean {
    this.#pieces.push(bytes);
    this.#size += bytes.length;
    if (this.#size < this.#held) {
      if (written) process.nextTick(written);
      return true;
    }
    this.#held = 0;
    if (written) this.#written.push(written);
    if (this.#size >= MAX) this.#handOn();
    else this.#planned ??= setImmediate(() => this.#handOn());
    return !this.#isFull;
  }

  drained(): void {
    this.#isFull = false;
  }

  /** Removes and returns the chunks that were not passed on yet. */
  take(): Buffer {
    clearImmediate(this.#planned ?? undefined);
    this.#planned = null;
    this.#size = 0;
    for (const written of this.#written.splice(0)) process.nextTick(written);
    const pieces = this.#pieces.splice(0);
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  }

  #handOn(): void {
    this.#isFull = !this.#sink.write(this.take());
    this.#sink.flush();
  }
}
