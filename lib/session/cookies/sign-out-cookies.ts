import 'server-only';
import { forgetNotice } from './cart-notice';
import { type ReadableJar, writeChanges } from '../cookie';
import { noDraft } from './draft';
import { forgetPending } from './pending-login';
import { clearAttempt } from './attempt';
import { noPromotion } from './promotion';
import { voucherCode } from './voucher-code';

interface AnyJar extends ReadableJar {
  set: (
    name: string,
    value: string,
    options: { httpOnly: true; secure: boolean; sameSite: 'lax'; path: string; maxAge: number },
  ) => unknown;
}

/**
 * Removes the cookies that end with the session: the checkout draft, the promotion code, a voucher's code that was
 * typed, the cart's notice and a pending sign-in.
 */
export function clearSignOutCookies(jar: AnyJar): void {
  // The draft's cookie is not sent to this path, so it is removed without being read.
  const { name, value, options } = noDraft();
  jar.set(name, value, options);
  writeChanges(jar, [noPromotion(), ...clearAttempt(jar, voucherCode), ...forgetNotice(jar), ...forgetPending(jar)]);
}
