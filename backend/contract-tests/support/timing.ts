async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Series that are measured; other tests make a single one uneven now and then. */
const SERIES = 3;
const ROUNDS = 16;

/**
 * How many times longer one of two calls takes than the other, 1 or more: the ratio of medians, of the series in which
 * they differed least. The order alternates, because each call leaves work behind (an e-mail, a hash) that slows the
 * call after it.
 */
export async function timeRatio(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  await Promise.all([one(), other()]);
  const ratios: number[] = [];
  for (let series = 0; series < SERIES; series += 1) ratios.push(await ratioOfSeries(one, other));
  return Math.min(...ratios);
}

async function ratioOfSeries(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) ones.push(await timeOf(one));
    others.push(await timeOf(other));
    if (round % 2 === 1) ones.push(await timeOf(one));
  }
  const [first, second] = [median(ones), median(others)];
  return Math.max(first, second) / Math.min(first, second);
}
