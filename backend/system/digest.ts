import { createHash } from 'node:crypto';

/** SHA-256 in hex, for storing secrets that are looked up. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
