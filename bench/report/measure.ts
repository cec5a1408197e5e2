import { percentile } from '../first-byte.ts';

/** What a measure must reach. A ratio and a difference are to what it is measured beside. */
type Bound =
  | { readonly least: number }
  | { readonly most: number }
  | { readonly leastRatio: number }
  /** Smaller differences than `nothing` are noise, whatever the ratio. */
  | { readonly mostRatio: number; readonly nothing?: number }
  | { readonly mostMore: number };

/** One row of the table. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  /** One value per round. */
  readonly rounds: readonly number[];
  /** Of what it is compared with, in the same rounds. */
  readonly beside?: readonly number[];
  readonly bound?: Bound;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The measure's ratio to what it is compared with, round by round; empty if that is nothing. */
export function ratiosOf({ rounds, beside = [] }: Measure): number[] {
  return beside.map((other, round) => (rounds[round] ?? Number.NaN) / other);
}

/** By how much it exceeds what it is compared with, in its unit. */
function differenceOf({ rounds, beside = [] }: Measure): number {
  return median(beside.map((other, round) => (rounds[round] ?? Number.NaN) - other));
}

/** The bound in words; '' without one. */
export function boundOf({ bound }: Measure): string {
  if (bound === undefined) return '';
  if ('least' in bound) return `≥ ${bound.least}`;
  if ('most' in bound) return `≤ ${bound.most}`;
  if ('leastRatio' in bound) return `≥ ${bound.leastRatio} ×`;
  if ('mostRatio' in bound) return `≤ ${bound.mostRatio} ×`;
  return `≤ +${bound.mostMore}`;
}

/** True if the medians over the rounds keep the bound; what could not be measured does not. */
export function isWithin(measure: Measure): boolean {
  const { bound, rounds } = measure;
  if (bound === undefined) return true;
  if ('least' in bound) return median(rounds) >= bound.least;
  if ('most' in bound) return median(rounds) <= bound.most;
  if ('leastRatio' in bound) return median(ratiosOf(measure)) >= bound.leastRatio;
  if ('mostMore' in bound) return differenceOf(measure) <= bound.mostMore;
  return median(ratiosOf(measure)) <= bound.mostRatio || differenceOf(measure) < (bound.nothing ?? 0);
}
