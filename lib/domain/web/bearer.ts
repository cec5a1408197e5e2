import { sameSecret } from '../values/same-secret.ts';

/** True for `Authorization: Bearer {secret}`, in a time that tells nothing of the secret; never without one. */
export function isBearer(authorization: string | null | undefined, secret: string | undefined): boolean {
  if (!secret) return false;
  return sameSecret((authorization ?? '').replace(/^Bearer /, ''), secret);
}
