import { percentile } from './first-byte.ts';
import type { Target } from './load.ts';

export interface Measured {
  readonly target: Omit<Target, 'by'>;
  /** Requests per second, one per round. */
  readonly rates: readonly number[];
  /** Processor milliseconds per request at the responding service, one per round. */
  readonly cpu: readonly number[];
  /** Milliseconds. */
  readonly firstBytes: readonly number[];
}

const rateOf = ({ rates }: Measured): number => percentile(rates, 0.5);

/** A target's rate as a share of its reference in the same run; null without one. */
function shareOf(one: Measured, all: readonly Measured[]): number | null {
  const other = all.find(({ target }) => target.name === one.target.beside);
  return other ? rateOf(one) / rateOf(other) : null;
}

/** Messages for targets beyond their bounds. */
export function complaints(all: readonly Measured[]): string[] {
  return all.flatMap((one) => {
    const { name, beside, least = 0, leastRate = 0, mostCpuMs = Infinity, mostFirstByteMs = Infinity } = one.target;
    const [share, rate] = [shareOf(one, all) ?? 0, rateOf(one)];
    const [cpu, firstByte] = [percentile(one.cpu, 0.5), percentile(one.firstBytes, 0.5)];
    return [
      ...(share >= least ? [] : [`${name} reaches ${share.toFixed(2)} of ${beside}; ${least} is the least.`]),
      ...(rate >= leastRate
        ? []
        : [`${name} is answered ${rate.toFixed(0)} times a second; ${leastRate} is the least.`]),
      ...(cpu <= mostCpuMs ? [] : [`${name} takes ${cpu.toFixed(1)} ms of processor; ${mostCpuMs} is the most.`]),
      ...(firstByte <= mostFirstByteMs
        ? []
        : [`${name} begins after ${firstByte.toFixed(1)} ms; ${mostFirstByteMs} is the most.`]),
    ];
  });
}

export function tableOf(all: readonly Measured[]): string {
  const rows = all.map((one) => {
    const share = shareOf(one, all);
    const first = (part: number): string => percentile(one.firstBytes, part).toFixed(1);
    return [
      one.target.name,
      `${rateOf(one).toFixed(0)} (${Math.min(...one.rates).toFixed(0)}-${Math.max(...one.rates).toFixed(0)})`,
      share === null ? '' : share.toFixed(3),
      percentile(one.cpu, 0.5).toFixed(2),
      first(0.5),
      first(0.95),
    ];
  });
  const lines = [['', 'requests/s', 'share', 'CPU ms', 'first byte p50 ms', 'p95 ms'], ...rows];
  return aligned(lines);
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** Milliseconds of a request in the demonstration shop and in a large one. */
export interface Growth {
  readonly name: string;
  /** The first request of its kind. */
  readonly first: readonly [small: number, large: number];
  readonly again: readonly [small: number, large: number];
}

/** How much slower a large shop may be. */
const MAX_GROWTH = 1.2;
/** Smaller differences are noise. */
const NOTHING_MS = 2;
const WHEN = { first: 'the first time', again: 'again' } as const;

export function growthTable(rows: readonly Growth[]): string {
  const cells = ([small, large]: Growth['first']): string[] => [
    small.toFixed(1),
    large.toFixed(1),
    (large / small).toFixed(2),
  ];
  const head = ['', 'first ms', 'large', 'ratio', 'again ms', 'large', 'ratio'];
  return aligned([head, ...rows.map(({ name, first, again }) => [name, ...cells(first), ...cells(again)])]);
}

/** A message for each request that is too slow in a large shop. */
export function growthComplaints(rows: readonly Growth[]): string[] {
  return rows.flatMap((row) =>
    (['first', 'again'] as const).flatMap((when) => {
      const [small, large] = row[when];
      return large <= small * MAX_GROWTH || large - small < NOTHING_MS
        ? []
        : [`${row.name}, ${WHEN[when]}: ${(large / small).toFixed(2)} times; ${MAX_GROWTH} is the most.`];
    }),
  );
}
