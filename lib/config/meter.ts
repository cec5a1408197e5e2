/** How a call of the platform ended: answered, refused (4xx), failed, or not sent because the breaker was open. */
export type CallResult = 'answered' | 'refused' | 'failed' | 'not-sent';

/** What Next's bundles tell the server that answers /metrics (server/metrics). */
export interface Meter {
  platformCall(call: string, result: CallResult, seconds: number): void;
  refresh(result: string): void;
  /** `call` is null for the whole platform. Open: it is not asked for some seconds. */
  breaker(call: string | null, open: boolean): void;
  /** What a visitor's browser measured of the page at `path` (lib/domain/web/vitals). */
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
