/**
 * A whole number from 0 up to, not including, `below`, each equally likely (rejection sampling). `below` from 1 to
 * 2^32.
 */
export function randomBelow(below: number): number {
  const fair = 2 ** 32 - (2 ** 32 % below);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? fair) >= fair);
  return (drawn[0] ?? 0) % below;
}
