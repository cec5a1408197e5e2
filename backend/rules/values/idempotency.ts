import { createHash } from 'node:crypto';

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, canonical(member)]),
  );
}

/** Tells a repeat from another request under the same key; the order of fields does not matter. */
export function requestHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');
}

/**
 * What to do with a key that has been seen: answer as before, or refuse since the request is another one. Only what was
 * done is remembered: a refused order changed nothing, so its key is free for the next attempt.
 */
export function replayOf(seen: { hash: string } | null, hash: string): 'first' | 'repeat' | 'conflict' {
  if (!seen) return 'first';
  return seen.hash === hash ? 'repeat' : 'conflict';
}
