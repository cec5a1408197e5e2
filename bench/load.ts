import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import type { Running } from '../scripts/test/shop.ts';

export interface Target {
  /** Row of the table. */
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; a GET without one. */
  readonly body?: string;
  /** How many ask at the same time. */
  readonly connections: number;
  /** What its rate is compared with: the name of another target. */
  readonly beside?: string;
  /** The least share of that which it must reach. */
  readonly least?: number;
  /** The least rate, in requests per second, that it must reach on two processors. */
  readonly leastRate?: number;
  /** Limit of processor milliseconds at the responding service. */
  readonly mostCpuMs?: number;
  /** The most milliseconds to the first byte, as a median. */
  readonly mostFirstByteMs?: number;
  /** Who answers. */
  readonly by: Running;
}

/** Written in C: autocannon, on two processors, is as busy as nginx itself, and brings every ratio nearer to 1. */
const hasWrk = spawnSync('wrk', ['-v'], { encoding: 'utf8' }).stdout?.startsWith('wrk ') === true;
export const GENERATOR = hasWrk ? 'wrk' : 'autocannon (install wrk for sharper ratios)';

/** wrk sends a body by a script in Lua alone. */
function postScript(body: string): string {
  const file = join(tmpdir(), `stockist-bench-${process.pid}.lua`);
  writeFileSync(file, `wrk.method = "POST"\nwrk.body = ${JSON.stringify(body)}\n`);
  return file;
}

async function byWrk({ url, headers, body, connections, name }: Target, seconds: number): Promise<number> {
  const named = Object.entries(headers).flatMap(([header, value]) => ['-H', `${header}: ${value}`]);
  const { stdout } = await promisify(execFile)('wrk', [
    ...(body === undefined ? [] : ['-s', postScript(body)]),
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '20s',
    ...named,
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${name}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

async function byAutocannon({ url, headers, body, connections, name }: Target, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    headers: { ...headers },
    ...(body === undefined ? {} : { method: 'POST', body }),
    connections,
    duration: seconds,
    timeout: 20,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} answers were not 2xx, ${result.errors} did not come.`);
  return result['2xx'] / result.duration;
}

/** Requests per second that were answered with 2xx, over some seconds. Throws when anything else was answered. */
export const requestsPerSecond = hasWrk ? byWrk : byAutocannon;
