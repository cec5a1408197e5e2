import 'server-only';
import { forgetNotice } from './cart-notice';
import { type ReadableJar, writeChanges } from '../cookie';
import { noDraft } from './draft';
import { forgetPending } from './pending-login';
import { promotionChange } from './promotion';

interface AnyJar extends ReadableJar {
  set: (
    name: string,
    value: string,
    options: { httpOnly: true; secure: boolean; sameSite: 'lax'; path: string; maxAge: number },
  ) => unknown;
}

/**
 * Removes the cookies that end with the session: the checkout draft, the promotion code, the cart's notice and a
 * pending sign-in.
 */
export function clearSignOutCookies(jar: AnyJar): void {
  // The draft's cookie is not sent to this path, so it is removed without being read.
  const { name, value, options } = noDraft();
  jar.set(name, value, options);
  writeChanges(jar, [promotionChange(''), ...forgetNotice(jar), ...forgetPending(jar)]);
}
