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
  /** Concurrent connections. */
  readonly connections: number;
  /** Name of the target that its rate is compared with. */
  readonly beside?: string;
  /** The minimal ratio of its rate to that of the reference. */
  readonly least?: number;
  /** The minimal rate on two processors, in requests per second. */
  readonly leastRate?: number;
  /** Limit of processor milliseconds at the responding service. */
  readonly mostCpuMs?: number;
  /** The maximal median time to the first byte, in milliseconds. */
  readonly mostFirstByteMs?: number;
  /** The service that answers. */
  readonly by: Running;
}

/** Not autocannon: on two processors it takes as much time as nginx itself, which brings every ratio nearer to 1. */
const hasWrk = spawnSync('wrk', ['-v'], { encoding: 'utf8' }).stdout?.startsWith('wrk ') === true;
export const GENERATOR = hasWrk ? 'wrk' : 'autocannon (install wrk for sharper ratios)';

/** wrk can send a body only by a Lua script. */
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
