async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/**
 * How many times longer one of two calls takes than the other, 1 or more: the middle of many, taken in turns so that a
 * busy moment meets both.
 */
export async function timeRatio(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  rounds = 15,
): Promise<number> {
  await Promise.all([one(), other()]);
  const times: { first: number; second: number }[] = [];
  for (let round = 0; round < rounds; round += 1) times.push({ first: await timeOf(one), second: await timeOf(other) });
  const [first, second] = [median(times.map((pair) => pair.first)), median(times.map((pair) => pair.second))];
  return Math.max(first, second) / Math.min(first, second);
}
