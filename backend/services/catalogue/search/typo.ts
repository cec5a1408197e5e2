/**
 * Edit distance of two words: letters added, removed, replaced or swapped with their neighbour. Capped at `most` + 1.
 */
export function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}

const MIN_LENGTH = 4;
const MIN_PREFIX_LENGTH = 5;
const LONG = 8;

/** Typos allowed in a word: one from 4 letters on, two from 8 on; none in numbers and codes. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return 0;
  return word.length < LONG ? 1 : 2;
}

/** The number of typos between `typed` and `term` or a prefix of it; null if more than allowed. */
export function typosTo(typed: string, term: string): number | null {
  const most = typosAllowed(typed);
  if (most === 0) return null;
  const whole = typosBetween(typed, term, most);
  const beginnings =
    typed.length < MIN_PREFIX_LENGTH
      ? []
      : beginningsOf(term, typed.length, most).map((start) => typosBetween(typed, start, most));
  const fewest = Math.min(whole, ...beginnings);
  return fewest > most ? null : fewest;
}

function beginningsOf(term: string, length: number, most: number): string[] {
  const lengths = Array.from({ length: 2 * most + 1 }, (_, index) => length - most + index);
  return lengths.filter((end) => end < term.length).map((end) => term.slice(0, end));
}
