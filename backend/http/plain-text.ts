import { PlatformError } from '../system/refusals/platform-error';

/** Whether the database can store the text: no NUL, no unpaired surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Throws 422 for a request with text that cannot be stored, at any depth, also one deeper than functions can call. */
export function requireStorableText(value: unknown): void {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && !isStorable(one))
      throw new PlatformError(422, 'INVALID_INPUT', 'The request holds characters that no text has.');
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, member] of Object.entries(one)) left.push(name, member);
  }
}
