import { createHash, timingSafeEqual } from 'node:crypto';

/** True for `Authorization: Bearer {secret}`, in a time that tells nothing of the secret; never without one. */
export function isBearer(authorization: string | null | undefined, secret: string | undefined): boolean {
  if (!secret) return false;
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest((authorization ?? '').replace(/^Bearer /, '')), digest(secret));
}
