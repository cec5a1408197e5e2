import { step } from '../../scripts/start/terminal/terminal.ts';
import { residentMegabytes } from '../../scripts/test/memory/resident-memory.ts';
import type { Running } from '../../scripts/test/services/shop.ts';
import { cpuMilliseconds } from '../cpu.ts';
import { firstBytes, percentile } from '../first-byte.ts';
import type { Measure } from '../report/measure.ts';
import { STATIC_PATH } from '../shop.ts';
import { type Target, requestsPerSecond } from './generator.ts';

const ROUNDS = 5;
const LOAD_SECONDS = 2;
/**
 * Of each target before it is measured, until its code is compiled: a customer's product took 72 ms of processor time a
 * request in the first 30, 20 in the next 100, 16 after 500 and 13 from 700 on.
 */
const WARM_REQUESTS = 800;
const FIRST_BYTE_SECONDS = 1;

/** A target's figures, one per round. */
export interface Loaded {
  readonly target: Omit<Target, 'by'>;
  /** Requests per second. */
  readonly rates: number[];
  /** Processor milliseconds per request at the responding service. */
  readonly cpu: number[];
  /** Milliseconds to the first byte: median, and 95th percentile. */
  readonly firstByte: number[];
  readonly lateFirstByte: number[];
}

/** A target's rows; what has no bound of its own is compared with what the target is beside. */
function measuresOf({ target, ...own }: Loaded, other: Loaded | undefined): Measure[] {
  const { name, least, leastRate, mostCpuMs, mostFirstByteMs, mostLater } = target;
  const rate: Measure = { name, unit: 'requests/s', rounds: own.rates, ...(other && { beside: other.rates }) };
  const first: Measure = { name: `${name}: first byte`, unit: 'ms', rounds: own.firstByte };
  return [
    {
      ...rate,
      ...(least !== undefined && { bound: { leastRatio: least } }),
      ...(leastRate !== undefined && { bound: { least: leastRate } }),
    },
    {
      name: `${name}: processor`,
      unit: 'ms',
      rounds: own.cpu,
      ...(mostCpuMs !== undefined && { bound: { most: mostCpuMs } }),
    },
    {
      ...first,
      ...(other && { beside: other.firstByte }),
      ...(mostLater !== undefined && { bound: { mostMore: mostLater } }),
      ...(mostFirstByteMs !== undefined && { bound: { most: mostFirstByteMs } }),
    },
    { name: `${name}: first byte, p95`, unit: 'ms', rounds: own.lateFirstByte },
  ];
}

/** The rows of all targets. @throws Error if one is compared with a target that was not measured */
export function loadMeasures(all: readonly Loaded[]): Measure[] {
  return all.flatMap((one) => {
    const { name, beside } = one.target;
    const other = all.find(({ target }) => target.name === beside);
    if (beside !== undefined && other === undefined)
      throw new Error(`${name} is compared with ${beside}: not measured.`);
    return measuresOf(one, other);
  });
}

interface Load {
  readonly measures: Measure[];
  /** Rates of files that nginx sends: they change with the machine alone. */
  readonly steady: readonly (readonly number[])[];
}

async function loadOnce(target: Target, into: Loaded): Promise<void> {
  const times = await firstBytes(target, FIRST_BYTE_SECONDS);
  into.firstByte.push(percentile(times, 0.5));
  into.lateFirstByte.push(percentile(times, 0.95));
  const before = cpuMilliseconds(target.by);
  const rate = await requestsPerSecond(target, LOAD_SECONDS);
  into.rates.push(rate);
  into.cpu.push((cpuMilliseconds(target.by) - before) / (rate * LOAD_SECONDS));
}

/**
 * Every target in every round, so that a disturbance of the machine affects all of them; then the memory. A shop runs
 * for days, so a first round, in which its code is compiled, does not count.
 */
export async function measureLoad(targets: readonly Target[], storefront: Running): Promise<Load> {
  const loaded = targets.map((target) => ({
    target,
    rates: new Array<number>(),
    cpu: new Array<number>(),
    firstByte: new Array<number>(),
    lateFirstByte: new Array<number>(),
  }));
  const [idle, memory] = [residentMegabytes(storefront), new Array<number>()];
  await step('A round that is not counted', async () => {
    for (const target of targets)
      for (let sent = 0; sent < WARM_REQUESTS;) sent += (await requestsPerSecond(target, LOAD_SECONDS)) * LOAD_SECONDS;
  });
  for (let round = 1; round <= ROUNDS; round += 1)
    await step(`Round ${round} of ${ROUNDS}`, async () => {
      for (const one of loaded) await loadOnce(one.target, one);
      memory.push(residentMegabytes(storefront));
    });
  const growth: Measure = {
    name: "storefront's memory after load, beside that before",
    unit: 'MB',
    rounds: memory,
    beside: memory.map(() => idle),
  };
  const isFile = ({ target }: Loaded): boolean => target.requests.every(({ path }) => path.startsWith(STATIC_PATH));
  return { measures: [...loadMeasures(loaded), growth], steady: loaded.filter(isFile).map(({ rates }) => rates) };
}
