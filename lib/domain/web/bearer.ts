import { sameSecret } from '../values/same-secret.ts';

/** Timing-safe check for `Authorization: Bearer {secret}`; false without a secret. */
export function isBearer(authorization: string | null | undefined, secret: string | undefined): boolean {
  if (!secret) return false;
  return sameSecret((authorization ?? '').replace(/^Bearer /, ''), secret);
}
