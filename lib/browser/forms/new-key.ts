/** A key that no other form has, also where crypto.randomUUID is missing, as it is on plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
