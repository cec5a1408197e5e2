/** True when one letter more, less, different or swapped with its neighbour turns one word into the other. */
export function withinOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA === restB) return true;
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA.length === restB.length && restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

const SHORTEST = 4;
const SHORTEST_PREFIX = 5;

/** Words shorter than this, and numbers, are taken as typed. */
export function mayBeMistyped(word: string): boolean {
  return word.length >= SHORTEST && !/\d/.test(word);
}

/** True when `term`, or for a longer word its beginning, is `typed` with one typo. */
export function isMistyped(typed: string, term: string): boolean {
  if (withinOneTypo(typed, term)) return true;
  if (typed.length < SHORTEST_PREFIX) return false;
  return [-1, 0, 1].some((change) => withinOneTypo(typed, term.slice(0, typed.length + change)));
}
