import { readFileSync, readdirSync } from 'node:fs';
import type { Service } from '../scripts/start/services/service.ts';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;
/** Places in /proc/<id>/stat, counted from the field after the name (proc(5)): parent, user and system time. */
const PARENT = 1;
const USER = 11;
const SYSTEM = 12;
/** The same of children that have ended and were waited for. */
const ENDED_USER = 13;
const ENDED_SYSTEM = 14;

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly ticks: number;
  readonly endedTicks: number;
}

function readProcess(id: string): Process[] {
  let text: string;
  try {
    text = readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    // The process ended meanwhile.
    return [];
  }
  // The name before these fields may hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
  const endedTicks = Number(fields[ENDED_USER]) + Number(fields[ENDED_SYSTEM]);
  return [{ id: Number(id), parent: Number(fields[PARENT]), ticks, endedTicks }];
}

/** A process and all below it. */
function treeOf(root: number | undefined): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const its = new Set([root]);
  for (let before = 0; before < its.size;) {
    before = its.size;
    for (const { id, parent } of all) if (its.has(parent)) its.add(id);
  }
  return all.filter(({ id }) => its.has(id));
}

/** Milliseconds of processor that a service and what it started have taken so far; Linux only. */
export function cpuMilliseconds({ service }: { readonly service: Pick<Service, 'pid'> }): number {
  return treeOf(service.pid).reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
}

/** How often the processes are looked at. */
const LOOK_MS = 500;

/**
 * Counts what this process and all that it starts compute, until it is stopped. A process that ended is in the figures
 * of the one that waited for it. Nobody waits for most processes of a browser, so they are looked at twice a second.
 */
export class OwnCpu {
  #seen: readonly Process[] = [];
  /** Of processes that ended and that nobody waited for. */
  #lostTicks = 0;
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  #look(): void {
    const now = treeOf(process.pid);
    const known = new Map(this.#seen.map((one) => [one.id, one]));
    const waitedFor = now.reduce((sum, { id, endedTicks }) => sum + endedTicks - (known.get(id)?.endedTicks ?? 0), 0);
    for (const { id } of now) known.delete(id);
    const ended = [...known.values()].reduce((sum, { ticks, endedTicks }) => sum + ticks + endedTicks, 0);
    this.#lostTicks += Math.max(0, ended - waitedFor);
    this.#seen = now;
  }

  /** Milliseconds so far; Linux only. */
  milliseconds(): number {
    this.#look();
    return this.#seen.reduce((sum, { ticks, endedTicks }) => sum + ticks + endedTicks, this.#lostTicks) * TICK_MS;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
