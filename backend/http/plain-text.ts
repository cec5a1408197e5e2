import { PlatformError } from '../system/refusals/platform-error';

/**
 * Whether the database can store every text of a value: no NUL, no unpaired surrogate. At any depth, also one deeper
 * than functions can call.
 */
export function isStorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && (one.includes('\u0000') || !one.isWellFormed())) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, member] of Object.entries(one)) left.push(name, member);
  }
  return true;
}

/** Throws 422 for a request with text that cannot be stored, at any depth. */
export function requireStorableText(value: unknown): void {
  if (!isStorable(value))
    throw new PlatformError(422, 'INVALID_INPUT', 'The request holds characters that no text has.');
}
