import 'server-only';
import { cookies } from 'next/headers';
import { readPending } from '../../session/cookies/pending-login';
import { CART_KEY_COOKIE } from '../../upstream/session/open-session';

export interface LoginQuestion {
  /** Whom the link signs in. */
  readonly email: string;
  /** The cart of this browser goes along into that account. */
  readonly takesCart: boolean;
}

/**
 * The sign-in that waits for the visitor's word, without its tokens; null without one. Live view only: it reads
 * cookies.
 */
export async function getLoginQuestion(): Promise<LoginQuestion | null> {
  const jar = await cookies();
  const pending = await readPending(jar);
  return pending && { email: pending.email, takesCart: jar.has(CART_KEY_COOKIE) };
}
