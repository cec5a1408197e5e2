/** Parses the idempotency key of a change; undefined if platforms would not accept it. */
export function readIdempotencyKey(text: string | null): string | undefined {
  return text !== null && /^[\w.-]{8,100}$/.test(text) ? text : undefined;
}
