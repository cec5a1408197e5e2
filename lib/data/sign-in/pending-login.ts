import 'server-only';
import { cookies } from 'next/headers';
import { readPending } from '../../session/cookies/pending-login';
import { CART_KEY_COOKIE } from '../../upstream/session/visitor-carts';

export interface LoginQuestion {
  /** The account that the link signs in to. */
  readonly email: string;
  /** This browser's cart is merged into that account. */
  readonly takesCart: boolean;
}

/**
 * The sign-in that awaits the visitor's confirmation, without its tokens; null if there is none. Live view only: it
 * reads cookies.
 */
export async function getLoginQuestion(): Promise<LoginQuestion | null> {
  const jar = await cookies();
  const pending = await readPending(jar);
  return pending && { email: pending.email, takesCart: jar.has(CART_KEY_COOKIE) };
}
