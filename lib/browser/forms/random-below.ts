/** A uniformly distributed integer from 0 to `below` - 1, by rejection sampling. `below` is from 1 to 2^32. */
export function randomBelow(below: number): number {
  const fair = 2 ** 32 - (2 ** 32 % below);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? fair) >= fair);
  return (drawn[0] ?? 0) % below;
}
