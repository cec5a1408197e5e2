import { readFileSync, readdirSync } from 'node:fs';

/** Which process of `npm start` is meant, by what it runs. */
const RUNS = { storefront: 'server/main.ts', platform: 'backend/server.ts' } as const;
export type Part = keyof typeof RUNS;

/** The process of a part that this process has started (Linux alone); undefined while there is none. */
export function processOf(starter: number, part: Part): number | undefined {
  const children = readdirSync(`/proc/${starter}/task`).flatMap((task) =>
    readFileSync(`/proc/${starter}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(RUNS[part]));
}
