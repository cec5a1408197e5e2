import { readFileSync } from 'node:fs';
import type { Running } from '../scripts/test/shop.ts';

const AT_ONCE = 8;

/** What a process holds of the machine's memory, in MB; Linux only. */
export function residentMegabytes({ service }: Running): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`The memory of the ${service.name} cannot be read.`);
  return Number(kilobytes) / 1024;
}

/** Asks the storefront for this many pages that nobody asked for before, each to be made and kept. Throws when one fails. */
export async function visitDistinctPages({ address }: Running, count: number): Promise<void> {
  let next = 0;
  const visit = async (): Promise<void> => {
    while (next < count) {
      const page = `${address}/search/bench-${(next += 1)}`;
      const reply = await fetch(page);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${page} was answered with ${reply.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
}
