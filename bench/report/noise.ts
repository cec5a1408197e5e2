import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { OwnCpu } from '../cpu.ts';
import { median } from './measure.ts';

/** Time of all processors since the machine's start, in ticks. */
interface Ticks {
  readonly total: number;
  /** Computed by any process. */
  readonly busy: number;
  /** Taken by the host for other machines. */
  readonly stolen: number;
}

const TICK_MS = 10;

/** Reads the first line of /proc/stat (proc(5)). @throws Error if there is none */
export function parseStat(text: string): Ticks {
  const fields = /^cpu +(.*)$/m.exec(text)?.[1]?.trim().split(/ +/).map(Number);
  // Guests' time is part of the user's, and comes after these eight.
  const [user, nice, system, idle, waiting, interrupts, soft, stolen] = fields ?? [];
  if (
    user === undefined ||
    nice === undefined ||
    system === undefined ||
    idle === undefined ||
    waiting === undefined ||
    interrupts === undefined ||
    soft === undefined ||
    stolen === undefined
  )
    throw new Error('The time of the processors cannot be read.');
  const busy = user + nice + system + interrupts + soft;
  return { total: busy + idle + waiting + stolen, busy, stolen };
}

/** Shares of the processors' time between two readings; `ownMs` is what the benchmark itself took. */
export function sharesBetween(before: Ticks, after: Ticks, ownMs: number): { stolen: number; others: number } {
  const total = after.total - before.total;
  if (total <= 0) return { stolen: 0, others: 0 };
  return {
    stolen: (after.stolen - before.stolen) / total,
    // Ticks are counted by different clocks, so that the difference may fall below nothing.
    others: Math.max(0, after.busy - before.busy - ownMs / TICK_MS) / total,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Watches the machine from now on; the function says in a sentence how busy it was with other things. */
export function watchMachine(): () => string {
  const read = (): Ticks => parseStat(readFileSync('/proc/stat', 'utf8'));
  const [load] = loadavg();
  const own = new OwnCpu();
  const [before, ownBefore] = [read(), own.milliseconds()];
  return () => {
    const { stolen, others } = sharesBetween(before, read(), own.milliseconds() - ownBefore);
    own.stop();
    return (
      `load ${load?.toFixed(1)} before; while measuring the host took ${percent(stolen)} of their time, ` +
      `other processes ${percent(others)}`
    );
  };
}

/** How far rounds of what depends on the machine alone lie from their medians: the least and the greatest ratio. */
export function spreadOf(series: readonly (readonly number[])[]): string {
  const ratios = series.flatMap((rounds) => rounds.map((value) => value / median(rounds)));
  return `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
}
