import { createHash } from 'node:crypto';

/** SHA-256 in hex: how secrets that are looked up are stored. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
