import { percentile } from './first-byte.ts';
import type { Target } from './load.ts';

export interface Measured {
  readonly target: Target;
  /** Requests per second, one per round. */
  readonly rates: readonly number[];
  /** Milliseconds. */
  readonly firstBytes: readonly number[];
}

/** The least share of nginx's own rate that a public page through nginx must reach (design, section 10). */
const LEAST_SHARE = 0.2;

const rateOf = ({ rates }: Measured): number => percentile(rates, 0.5);

/** A target's rate as a share of what it is compared with, in the same run; null for what stands alone. */
function shareOf(one: Measured, all: readonly Measured[]): number | null {
  const other = all.find(({ target }) => target.name === one.target.beside);
  return other ? rateOf(one) / rateOf(other) : null;
}

/** The sentences of what is slower than it may be. */
export function complaints(all: readonly Measured[]): string[] {
  return all
    .filter(({ target }) => target.held)
    .flatMap((one) => {
      const share = shareOf(one, all) ?? 0;
      return share >= LEAST_SHARE
        ? []
        : [`${one.target.name} reaches ${share.toFixed(2)} of ${one.target.beside}; ${LEAST_SHARE} is the least.`];
    });
}

export function tableOf(all: readonly Measured[]): string {
  const rows = all.map((one) => {
    const share = shareOf(one, all);
    const first = (part: number): string => percentile(one.firstBytes, part).toFixed(1);
    return [one.target.name, rateOf(one).toFixed(0), share === null ? '' : share.toFixed(3), first(0.5), first(0.95)];
  });
  const lines = [['', 'requests/s', 'of nginx', 'first byte p50 ms', 'p95 ms'], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
