import { execFile, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import type { Running } from '../../scripts/test/services/shop.ts';

export interface Ask {
  readonly path: string;
  /** Sent by POST; a GET without one. */
  readonly body?: string;
}

export interface Target {
  /** Row of the table. */
  readonly name: string;
  readonly origin: string;
  /** Asked for in turns. */
  readonly requests: readonly Ask[];
  readonly headers: Readonly<Record<string, string>>;
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
  /** By how many milliseconds it may begin after the target that it is compared with. */
  readonly mostLater?: number;
  /** The service that answers. */
  readonly by: Running;
}

/** Not autocannon: on two processors it takes as much time as nginx itself, which brings every ratio nearer to 1. */
const hasWrk = spawnSync('wrk', ['-v'], { encoding: 'utf8' }).stdout?.startsWith('wrk ') === true;
export const GENERATOR = hasWrk ? 'wrk' : 'autocannon (install wrk for sharper ratios)';

export const methodOf = ({ body }: Ask): 'GET' | 'POST' => (body === undefined ? 'GET' : 'POST');

/** wrk sends a body, or several requests in turns, only by a Lua script. */
function scriptFor(requests: readonly Ask[]): string {
  const formatted = requests.map((one) => {
    const body = one.body === undefined ? 'nil' : JSON.stringify(one.body);
    return `wrk.format("${methodOf(one)}", ${JSON.stringify(one.path)}, nil, ${body})`;
  });
  return [
    'local asked, turn = {}, 0',
    // Only here wrk knows its headers.
    `function init() asked = { ${formatted.join(', ')} } end`,
    'function request() turn = turn % #asked + 1; return asked[turn] end',
  ].join('\n');
}

async function byWrk({ origin, requests, headers, connections, name }: Target, seconds: number): Promise<number> {
  const named = Object.entries(headers).flatMap(([header, value]) => ['-H', `${header}: ${value}`]);
  const script = join(tmpdir(), `stockist-bench-${process.pid}.lua`);
  const [first, ...more] = requests;
  // A script costs wrk time, which is the services' on the same machine.
  const scripted = more.length > 0 || first?.body !== undefined;
  if (scripted) writeFileSync(script, scriptFor(requests));
  const { stdout } = await promisify(execFile)('wrk', [
    ...(scripted ? ['-s', script] : []),
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '20s',
    ...named,
    origin + (first?.path ?? '/'),
  ]).finally(() => rmSync(script, { force: true }));
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${name}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

async function byAutocannon(
  { origin, requests, headers, connections, name }: Target,
  seconds: number,
): Promise<number> {
  const result = await autocannon({
    url: origin,
    headers: { ...headers },
    requests: requests.map((one) => ({ ...one, method: methodOf(one) })),
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
