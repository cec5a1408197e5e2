import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './databases.ts';
import type { Disk } from './disk.ts';
import type { Link } from './link.ts';
import { type Part, processOf, waitedForProcessor } from './processes.ts';
import { type Random, randomFrom, shuffled } from './random.ts';

/** A failure to inject, for this many milliseconds if it lasts. False if it is not possible at the moment. */
export interface Trouble {
  readonly name: string;
  happen(milliseconds: number): Promise<boolean>;
}

/** How long a part that was killed did not answer. */
export interface Restart {
  readonly part: Part;
  readonly seconds: number;
  /** Seconds of these in which the new process was ready to run, and others had the processors. */
  readonly waited: number;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Between two failures, in milliseconds; less where each is to happen once in a short time. */
const CALM = { least: 2_500, most: 6_000 };
/** How long a network is cut or slow, or a disk full, and how much slower it is. */
const DURING = { least: 1_000, most: 4_000 };
const SLOW_BY_MS = 40;
/** How long a killed part is waited for, so that the next failure does not lengthen what is measured. */
const RESTART_MS = 30_000;
const LOOK_MS = 100;

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false, // it is being started
  );
}

/** Waits until a part that was killed answers again. */
async function restart(starter: number, part: Part, address: string): Promise<Restart> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  do await sleep(LOOK_MS);
  while (seconds() * 1000 < RESTART_MS && !(await answers(address)));
  const pid = processOf(starter, part);
  return { part, seconds: seconds(), waited: pid === undefined ? 0 : waitedForProcessor(pid) };
}

/**
 * Kills these parts at once; `npm start` restarts them. Only once they work: before that there is no work to lose.
 */
export function killed(
  starter: number,
  parts: readonly { readonly part: Part; readonly address: string }[],
  onRestart: (restart: Restart) => void,
): Trouble {
  return {
    name: `${parts.map(({ part }) => part).join(' and ')} killed`,
    async happen() {
      const pids = parts.map(({ part }) => processOf(starter, part)).filter((pid) => pid !== undefined);
      const working = await Promise.all(parts.map(({ address }) => answers(address)));
      if (pids.length < parts.length || working.includes(false)) return false;
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      const restarts = await Promise.all(parts.map(({ part, address }) => restart(starter, part, address)));
      for (const ended of restarts) onRestart(ended);
      return true;
    },
  };
}

/** Failures of the network to a service, while `isUp`. */
function networkTroubles(name: string, link: Link, isUp = async () => true): Trouble[] {
  const whileUp = (work: (milliseconds: number) => Promise<void>) => async (milliseconds: number) => {
    if (!(await isUp())) return false;
    await work(milliseconds);
    return true;
  };
  return [
    { name: `network to ${name} cut`, happen: whileUp((milliseconds) => link.cut(milliseconds)) },
    { name: `network to ${name} slow`, happen: whileUp((milliseconds) => link.slow(milliseconds, SLOW_BY_MS)) },
  ];
}

/** Failures of the network from the storefront to the platform, which answers at `address` without it. */
export const platformTroubles = (link: Link, address: string): Trouble[] =>
  networkTroubles('platform', link, () => answers(address));

/** Failures of a database and of the network to it. */
export const databaseTroubles = (name: string, { link, killAndStart }: Server): Trouble[] => [
  {
    name: `${name} killed`,
    async happen() {
      await killAndStart();
      return true;
    },
  },
  ...networkTroubles(name, link),
];

/** The disk is full for a while; `after` restarts what ended because of it. */
export const diskFull = (name: string, disk: Disk, after: () => Promise<void>): Trouble => ({
  name: `disk of ${name} full`,
  async happen(milliseconds) {
    if (!disk.fill()) return false;
    await sleep(milliseconds);
    disk.empty();
    await after();
    return true;
  },
});

const within = ({ least, most }: Range, random: Random) => least + random() * (most - least);

/**
 * Injects failures until the time is over; counts each. None is repeated before each of the others happened, in an
 * order that the seed decides. Takes up to three times as long for each to happen once.
 */
export async function trouble(
  troubles: readonly Trouble[],
  { seconds, seed }: { readonly seconds: number; readonly seed: number },
): Promise<ReadonlyMap<string, number>> {
  const happened = new Map(troubles.map(({ name }) => [name, 0]));
  const order = randomFrom(seed);
  // A series of its own: how often a failure is tried depends on the machine, and must not change the order.
  const times = randomFrom(seed + 1);
  const lasts = seconds * 1000;
  const share = Math.min(1, lasts / troubles.length / (CALM.most + DURING.most));
  const begun = Date.now();
  const isOver = () => {
    const wantsMore = [...happened.values()].includes(0);
    return Date.now() - begun >= (wantsMore ? 3 * lasts : lasts);
  };
  for (let waiting: Trouble[] = []; !isOver();) {
    await sleep(within(CALM, times) * share);
    if (waiting.length === 0) waiting = shuffled(troubles, order);
    const next = waiting.shift();
    if (isOver() || next === undefined) break;
    if (await next.happen(within(DURING, times) * share)) happened.set(next.name, (happened.get(next.name) ?? 0) + 1);
    else waiting.push(next);
  }
  return happened;
}
