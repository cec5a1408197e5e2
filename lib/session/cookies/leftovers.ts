import 'server-only';
import { forgetNews } from './cart-news';
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
 * What a sign-out takes along besides the session: what was typed at the checkout, the cart's promotion
 * code and its notice, and a sign-in that waits to be confirmed.
 */
export function forgetLeftovers(jar: AnyJar): void {
  // The checkout's draft is not sent to this address, so it is removed unseen.
  const { name, value, options } = noDraft();
  jar.set(name, value, options);
  writeChanges(jar, [promotionChange(''), ...forgetNews(jar), ...forgetPending(jar)]);
}
