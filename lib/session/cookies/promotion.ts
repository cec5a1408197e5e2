import 'server-only';
import { type CookieChange, type ReadableJar, cookieChange, hostCookie } from '../cookie';
import { cut } from '../../domain/values/cut';

const COOKIE = 'stockist-promotion';
const WEEK = 7 * 24 * 3600;
const MAX_LENGTH = 40;

/** The promotion code applied to the cart, or ''. The platform does not store it, so every call sends it. */
export function readPromotion(jar: Pick<ReadableJar, 'get'>): string {
  return Buffer.from(jar.get(hostCookie(COOKIE))?.value ?? '', 'base64url')
    .toString('utf8')
    .slice(0, MAX_LENGTH);
}

/** Stores a code that the platform accepted; '' removes it. */
export function promotionChange(code: string): CookieChange {
  // Codes may contain characters that are not allowed in a cookie.
  const value = Buffer.from(cut(code, MAX_LENGTH)).toString('base64url');
  return cookieChange({ name: hostCookie(COOKIE), value }, value === '' ? 0 : WEEK);
}
