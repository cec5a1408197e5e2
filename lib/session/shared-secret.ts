import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '../config/env';

/**
 * True for a request of the platform: `Authorization: Bearer {REVALIDATE_SECRET}`. Always false if no secret is set.
 */
export function isFromPlatform(headers: Headers): boolean {
  const secret = env().REVALIDATE_SECRET;
  if (!secret) return false;
  const given = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
