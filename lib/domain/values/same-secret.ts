import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two texts without leaking either by its timing. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
