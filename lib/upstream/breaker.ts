import { meter } from '../config/meter';
import { BUSY, platformError } from '../contract/common';
import { parseJson } from '../domain/values/parse-json';
import { processMemory } from '../session/process-memory';

/*
 * Own code, since no maintained library fits: cockatiel lets all callers wait for the one probe, opossum measures error
 * rates in windows of its own clock, and both count a call as failed although others succeeded during it.
 */

const FAILURES = 5;
const OPEN_MS = 5_000;
/** After this long a probe no longer blocks another one. */
const PROBE_MS = 10_000;
/** Pause between two questions whether a platform is back. */
const ASK_MS = 1_000;

type Clock = () => number;
const monotonic: Clock = () => performance.now();

/** Permission to send a call; report its outcome here. A call reported as failed may still succeed later. */
export interface Attempt {
  answered(): void;
  /** No response in time, or a gateway error. `status` is its HTTP status, 0 without a response. */
  failed(status: number): void;
  /** The call was not sent, or nobody waits for its response any more. */
  withdrawn(): void;
}

/**
 * Opens after five consecutive failures, for five seconds; then one call at a time probes for recovery. A failure
 * counts only if no other call succeeded during it: one slow call says nothing about the others. Times in milliseconds.
 */
export class Breaker {
  readonly #now: Clock;
  #failures = 0;
  #openUntil: number | null = null;
  #probeUntil = 0;
  #lastAnswer = Number.NEGATIVE_INFINITY;
  /** HTTP status of the last failure; 0 without a response. */
  lastStatus = 0;

  /** Called when it opens or closes. */
  readonly #tell: (open: boolean) => void;

  constructor(now: Clock = monotonic, tell: (open: boolean) => void = () => undefined) {
    this.#now = now;
    this.#tell = tell;
  }

  get isOpen(): boolean {
    return this.#openUntil !== null;
  }

  /** Something else got a response. */
  close(): void {
    this.#failures = 0;
    const wasOpen = this.isOpen;
    this.#openUntil = null;
    this.#probeUntil = 0;
    this.#lastAnswer = this.#now();
    if (wasOpen) this.#tell(false);
  }

  /** Permits the next probe at once. */
  probeNow(): void {
    if (this.#openUntil === null) return;
    this.#openUntil = this.#now();
    this.#probeUntil = 0;
  }

  /** Null while the breaker is open; `always` permits the call anyway and records its outcome. */
  admit(always = false): Attempt | null {
    const begun = this.#now();
    const probing = this.#openUntil !== null;
    if (probing && !always) {
      if (begun < (this.#openUntil ?? 0) || begun < this.#probeUntil) return null;
      this.#probeUntil = begun + PROBE_MS;
    }
    let hasFailed = false;
    return {
      answered: () => this.close(),
      failed: (status) => {
        if (hasFailed || this.#lastAnswer >= begun) return;
        hasFailed = true;
        this.#failures += 1;
        this.lastStatus = status;
        if (!probing && this.#failures < FAILURES) return;
        const wasOpen = this.isOpen;
        this.#openUntil = this.#now() + OPEN_MS;
        this.#probeUntil = 0;
        if (!wasOpen) this.#tell(true);
      },
      withdrawn: () => {
        if (probing) this.#probeUntil = 0;
      },
    };
  }
}

interface Admission {
  /** Permits the call even while the breaker is open. */
  readonly always?: boolean | undefined;
  /** Asks whether the platform responds. While it does not, it is asked every second, so that no visitor has to. */
  readonly isBack?: () => Promise<boolean>;
}

const breakersOf = () => processMemory('breakers', () => new Map<string, Breaker>());

/** Something else than a call found that the platform responds. */
export function reportBack(base: string): void {
  breakersOf().get(base)?.close();
}

/**
 * One breaker for a platform and one for each of its calls: a call that hangs is not repeated, and nothing is sent if
 * the platform does not respond. While calls are blocked, returns the status of the last failure.
 */
export function admit(
  base: string,
  call: string,
  { always = false, isBack }: Admission = {},
): Attempt | { readonly refusedAfter: number } {
  const breakers = breakersOf();
  const breakerOf = (name: string, tell: (open: boolean) => void): Breaker => {
    const known = breakers.get(name) ?? new Breaker(monotonic, tell);
    breakers.set(name, known);
    return known;
  };
  const ofCall = breakerOf(`${base} ${call}`, (open) => meter()?.breaker(call, open));
  const ofBase: Breaker = breakerOf(base, (open) => {
    meter()?.breaker(null, open);
    if (open && isBack) void askUntilBack(ofBase, isBack);
    // What failed alone, failed with the platform.
    if (!open) for (const [name, one] of breakers) if (name.startsWith(`${base} `)) one.probeNow();
  });
  const attempt = ofCall.admit(always);
  if (!attempt) return { refusedAfter: ofCall.lastStatus };
  const whole = ofBase.admit(always);
  if (!whole) {
    attempt.withdrawn();
    return { refusedAfter: ofBase.lastStatus };
  }
  const both = [attempt, whole];
  return {
    answered: () => both.forEach((one) => one.answered()),
    failed: (status) => both.forEach((one) => one.failed(status)),
    withdrawn: () => both.forEach((one) => one.withdrawn()),
  };
}

const asked = new WeakSet<Breaker>();

/** Closes a platform's breaker as soon as it responds. One question at a time, however often the breaker opens. */
async function askUntilBack(breaker: Breaker, isBack: () => Promise<boolean>): Promise<void> {
  if (asked.has(breaker)) return;
  asked.add(breaker);
  while (breaker.isOpen) {
    await new Promise<void>((resolve) => setTimeout(resolve, ASK_MS).unref());
    if (breaker.isOpen && (await isBack())) breaker.close();
  }
  asked.delete(breaker);
}

function isBusy(status: number, text: string): boolean {
  return status === 503 && platformError.safeParse(parseJson(text)).data?.text_code === BUSY;
}

/** 502, 503 and 504 are a gateway's response for an unreachable platform; any other comes from the platform itself. */
export const isAbsent = (status: number): boolean => status >= 502 && status <= 504;

/** Records the outcome. A 503 whose body (`text`) has the platform's own code BUSY is its response, too. */
export function settle(attempt: Attempt, status: number, text = ''): void {
  if (isAbsent(status) && !isBusy(status, text)) attempt.failed(status);
  else attempt.answered();
}
