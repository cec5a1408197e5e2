import { readFileSync, readdirSync } from 'node:fs';
import { BUNDLE } from '../../../scripts/start/build/build-platform.ts';
import { STOREFRONT_ENTRY } from '../../../scripts/start/build/build.ts';

/** A process of `npm start`, by its entry file. */
const RUNS = { storefront: STOREFRONT_ENTRY, platform: BUNDLE } as const;
export type Part = keyof typeof RUNS;

/** The id of a service that this process started (Linux only); undefined if it is not running. */
export function processOf(starter: number, part: Part): number | undefined {
  const children = readdirSync(`/proc/${starter}/task`).flatMap((task) =>
    readFileSync(`/proc/${starter}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(RUNS[part]));
}

/** Seconds that a process's main thread was ready to run and had to wait for a processor (Linux only). */
export function waitedForProcessor(pid: number): number {
  const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e9;
}
