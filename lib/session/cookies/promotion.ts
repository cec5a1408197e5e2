import 'server-only';
import { createHash } from 'node:crypto';
import type { SessionData } from '../data';
import { type CookieChange, type ReadableJar, cookieChange, hostCookie } from '../cookie';
import { cut } from '../../domain/values/cut';

const COOKIE = 'stockist-promotion';
const WEEK = 7 * 24 * 3600;
const MAX_LENGTH = 40;

/**
 * The promotion code applied to the cart, which every call sends; '' if it was removed. Undefined without a choice: the
 * platform then applies the code of an unpaid order whose lines came back.
 */
export function readPromotion(jar: Pick<ReadableJar, 'get'>): string | undefined {
  const stored = jar.get(hostCookie(COOKIE))?.value;
  if (stored === undefined || stored === '') return undefined;
  const [code = ''] = stored.split('.');
  return Buffer.from(code, 'base64url').toString('utf8').slice(0, MAX_LENGTH);
}

type Account = Pick<SessionData, 'user' | 'base'>;

/** Tells accounts apart without naming one; ids of different platforms name different people. */
function tagOf({ user = '', base = '' }: Account): string {
  return createHash('sha256')
    .update(JSON.stringify([base, user]))
    .digest('base64url')
    .slice(0, 8);
}

/** Removes the choice of a code. */
export function noPromotion(): CookieChange {
  return cookieChange({ name: hostCookie(COOKIE), value: '' }, 0);
}

/** Stores a code that the platform accepted from this account; '' stores that it wants none. */
export function promotionChange(code: string, account: Account | null): CookieChange {
  // Codes may contain characters that are not allowed in a cookie.
  const value = Buffer.from(cut(code, MAX_LENGTH)).toString('base64url');
  return cookieChange({ name: hostCookie(COOKIE), value: `${value}.${tagOf(account ?? {})}` }, WEEK);
}

/** The change that removes a code of another account, whose session may have ended without a sign-out. */
export function forgetForeignPromotion(jar: Pick<ReadableJar, 'get'>, account: Account): CookieChange[] {
  const stored = jar.get(hostCookie(COOKIE))?.value;
  return stored === undefined || stored.endsWith(`.${tagOf(account)}`) ? [] : [noPromotion()];
}
