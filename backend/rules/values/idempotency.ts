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

/** Distinguishes a repeat from another request with the same key; ignores the order of fields. */
export function requestHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');
}

/**
 * Whether a request is the first with its key, a repeat (respond as before) or a conflict (another request: refuse).
 * Only successes are stored: a refused order changed nothing, so its key is free for a retry.
 */
export function replayOf(seen: { hash: string } | null, hash: string): 'first' | 'repeat' | 'conflict' {
  if (!seen) return 'first';
  return seen.hash === hash ? 'repeat' : 'conflict';
}
