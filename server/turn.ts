interface Sink {
  /** Like a writable's: false while there is too much to take. */
  readonly write: (bytes: Buffer) => boolean;
  readonly flush: () => void;
}

/** Bytes that are handed on at once: whoever writes without a pause has to hear of a sink that is full. */
const LARGEST = 65_536;

/**
 * Collects what is written in one turn of the event loop and hands it on as one piece. Next writes a page in some forty
 * pieces, and asks for each to be flushed: that many runs of the compressor, and as many packets.
 */
export class Turn {
  readonly #sink: Sink;
  #pieces: Buffer[] = [];
  #size = 0;
  #written: (() => void)[] = [];
  #planned: NodeJS.Immediate | null = null;
  #isFull = false;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** False while the sink has not taken what it got before: `drained` has to be called then. */
  add(bytes: Buffer, written?: () => void): boolean {
    this.#pieces.push(bytes);
    this.#size += bytes.length;
    if (written) this.#written.push(written);
    if (this.#size >= LARGEST) this.#handOn();
    else this.#planned ??= setImmediate(() => this.#handOn());
    return !this.#isFull;
  }

  drained(): void {
    this.#isFull = false;
  }

  /** What was not handed on yet, and will not be. */
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
