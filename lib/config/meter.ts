/** Outcome of a platform call: answered, refused (4xx), failed, or not sent because the breaker was open. */
export type CallResult = 'answered' | 'refused' | 'failed' | 'not-sent';

/**
 * How a request of a public page was answered: from memory, from memory while another request renews the page, by Next
 * because the page in memory was too old, or by Next because none was there.
 */
export type CacheResult = 'hit' | 'stale' | 'renewed' | 'miss';

/** Metrics that Next's bundles pass to the server for /metrics (server/metrics). */
export interface Meter {
  platformCall(call: string, result: CallResult, seconds: number): void;
  cachedPage(result: CacheResult): void;
  /** Next rendered a page that is kept; `again` replaces a kept one, which was too old or was changed. */
  pageRendered(render: 'first' | 'again'): void;
  refresh(result: string): void;
  /** `call` is null for the whole platform. While open, calls are not sent for some seconds. */
  breaker(call: string | null, open: boolean): void;
  /** A value that a visitor's browser measured on the page at `path` (lib/domain/web/vitals). */
  vital(name: string, value: number, path: string): void;
}

const KEY = Symbol.for('stockist.meter');

/** On globalThis, because the server and Next's bundles each have a copy of this module. */
export function setMeter(meter: Meter): void {
  Object.assign(globalThis, { [KEY]: meter });
}

/** Undefined when metrics are off (no METRICS_TOKEN). */
export function meter(): Meter | undefined {
  return (globalThis as { [KEY]?: Meter })[KEY];
}
