import { PlatformError } from '../system/refusals/platform-error';

/** Whether the database can store the text: no NUL, no unpaired surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Throws 422 for a request with text that cannot be stored, at any depth. */
export function requireStorableText(value: unknown): void {
  if (typeof value === 'string') {
    if (!isStorable(value))
      throw new PlatformError(422, 'INVALID_INPUT', 'The request holds characters that no text has.');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    requireStorableText(name);
    requireStorableText(member);
  }
}
