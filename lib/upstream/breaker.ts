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
      answered: () => {
        this.#failures = 0;
        if (this.#openUntil !== null) this.#tell(false);
        this.#openUntil = null;
        this.#probeUntil = 0;
        this.#lastAnswer = this.#now();
      },
      failed: (status) => {
        if (hasFailed || this.#lastAnswer >= begun) return;
        hasFailed = true;
        this.#failures += 1;
        this.lastStatus = status;
        if (!probing && this.#failures < FAILURES) return;
        if (this.#openUntil === null) this.#tell(true);
        this.#openUntil = this.#now() + OPEN_MS;
        this.#probeUntil = 0;
      },
      withdrawn: () => {
        if (probing) this.#probeUntil = 0;
      },
    };
  }
}

/**
 * One breaker for a platform and one for each of its calls: a call that hangs is not repeated, and nothing is sent if
 * the platform does not respond. While calls are blocked, returns the status of the last failure.
 */
export function admit(base: string, call: string, always = false): Attempt | { readonly refusedAfter: number } {
  const breakers = processMemory('breakers', () => new Map<string, Breaker>());
  const breakerOf = (name: string, of: string | null): Breaker => {
    const known = breakers.get(name) ?? new Breaker(monotonic, (open) => meter()?.breaker(of, open));
    breakers.set(name, known);
    return known;
  };
  const [ofCall, ofBase] = [breakerOf(`${base} ${call}`, call), breakerOf(base, null)];
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

function isBusy(status: number, text: string): boolean {
  return status === 503 && platformError.safeParse(parseJson(text)).data?.text_code === BUSY;
}

/**
 * Records the outcome: 502, 503 and 504 are a gateway's response for an unreachable platform; any other response comes
 * from the platform itself, and so does a 503 whose body (`text`) has its code BUSY.
 */
export function settle(attempt: Attempt, status: number, text = ''): void {
  if (status >= 502 && status <= 504 && !isBusy(status, text)) attempt.failed(status);
  else attempt.answered();
}
