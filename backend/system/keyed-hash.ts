import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over the parts, base64url: the same parts give the same hash, and only who has the key can make one. */
export type KeyedHash = (...parts: readonly string[]) => string;

/**
 * For secrets too short for a plain hash, such as six digits: safe as long as the key is not in the database.
 */
export function keyedHash(key: Uint8Array): KeyedHash {
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
