import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over the parts, in base64url: deterministic, but only computable with the key. */
export type KeyedHash = (...parts: readonly string[]) => string;

/** For secrets too short for a plain hash, such as six digits: safe while the key is not in the database. */
export function keyedHash(key: Uint8Array): KeyedHash {
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
