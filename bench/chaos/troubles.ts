import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './databases.ts';
import type { Disk } from './disk.ts';
import { type Part, processOf } from './processes.ts';

/** A failure to inject. False if it is not possible at the moment. */
export interface Trouble {
  readonly name: string;
  happen(): Promise<boolean>;
}

/** Between two failures, in milliseconds. */
const CALM = { least: 2_500, most: 6_000 };
/** How long a network is cut or slow, or a disk full, and how much slower it is. */
const DURING_MS = { least: 500, most: 4_000 };
const SLOW_BY_MS = 40;

const during = () => randomInt(DURING_MS.least, DURING_MS.most);

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false, // it is being started
  );
}

/** `npm start` restarts it. Only killed once it works again: before that there is no work to lose. */
export const killed = (starter: number, part: Part, address: string): Trouble => ({
  name: `${part} killed`,
  async happen() {
    const pid = processOf(starter, part);
    if (pid === undefined || !(await answers(address))) return false;
    process.kill(pid, 'SIGKILL');
    return true;
  },
});

/** Failures of a database and of the network to it. */
export function databaseTroubles(name: string, { link, killAndStart }: Server): Trouble[] {
  const always = (work: () => Promise<void>) => async () => {
    await work();
    return true;
  };
  return [
    { name: `${name} killed`, happen: always(killAndStart) },
    { name: `network to ${name} cut`, happen: always(() => link.cut(during())) },
    { name: `network to ${name} slow`, happen: always(() => link.slow(during(), SLOW_BY_MS)) },
  ];
}

/** The disk is full for a while; `after` restarts what ended because of it. */
export const diskFull = (name: string, disk: Disk, after: () => Promise<void>): Trouble => ({
  name: `disk of ${name} full`,
  async happen() {
    if (!disk.fill()) return false;
    await sleep(during());
    disk.empty();
    await after();
    return true;
  },
});

/** Injects failures in random order until the time is over; counts each. */
export async function trouble(troubles: readonly Trouble[], until: number): Promise<ReadonlyMap<string, number>> {
  const happened = new Map(troubles.map(({ name }) => [name, 0]));
  while (Date.now() < until) {
    await sleep(randomInt(CALM.least, CALM.most));
    const next = troubles[randomInt(troubles.length)];
    if (Date.now() < until && next && (await next.happen()))
      happened.set(next.name, (happened.get(next.name) ?? 0) + 1);
  }
  return happened;
}
