import { readFileSync } from 'node:fs';
import type { Running } from '../services/shop.ts';

/** Resident memory of a process in MB; Linux only. */
export function residentMegabytes({ service }: Running): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`The memory of the ${service.name} cannot be read.`);
  return Number(kilobytes) / 1024;
}
