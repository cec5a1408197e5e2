/** The key of a change that may be sent twice; none when it is not one that a platform takes. */
export function readIdempotencyKey(text: string | null): string | undefined {
  return text !== null && /^[\w.-]{8,100}$/.test(text) ? text : undefined;
}
