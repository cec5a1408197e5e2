import { assertCents } from '../values/cents';

/** Payment methods, described in services/payments/payment-types.ts. */
export const GATEWAYS = ['card', 'account'] as const;
export type Gateway = (typeof GATEWAYS)[number];

/**
 * Payment methods that accept Visa, Mastercard or eftpos. Since 1 October 2026 no merchant in Australia may put a
 * surcharge on them (standards of the Reserve Bank of Australia).
 */
const CARDS: ReadonlySet<Gateway> = new Set<Gateway>(['card']);

/** Hundredths of a percent by payment method; no surcharge if absent. */
export type Surcharges = Partial<Record<Gateway, number>>;

const MAX = 1_000;

function isGateway(name: string): name is Gateway {
  return GATEWAYS.some((gateway) => gateway === name);
}

/** Parses `account=0.5`, in percent, comma-separated; an error message if invalid. */
export function readSurcharges(setting: string): Surcharges | string {
  const surcharges: Surcharges = {};
  for (const entry of setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, name = '', percent = ''] = /^(\w+)=(\d{1,2}(?:\.\d{1,2})?)$/.exec(entry) ?? [];
    if (!isGateway(name)) return `must look like account=0.5, in percent, and name one of ${GATEWAYS.join(', ')}`;
    const points = Math.round(Number(percent) * 100);
    if (points > 0 && CARDS.has(name)) {
      return (
        `must not name ${name}: Visa, Mastercard and eftpos payments may not carry a surcharge in Australia ` +
        `since 1 October 2026`
      );
    }
    if (points > MAX) return `must not exceed ${MAX / 100} percent`;
    surcharges[name] = points;
  }
  return surcharges;
}

/** The surcharge on an amount without GST, in cents without GST, rounded half up. */
export function surchargeOn(cents: number, points: number): number {
  assertCents(cents, 'The amount');
  return Math.floor((cents * points + 5_000) / 10_000);
}
