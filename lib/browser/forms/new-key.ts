/** A unique idempotency key. Works without crypto.randomUUID, which is undefined on plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
