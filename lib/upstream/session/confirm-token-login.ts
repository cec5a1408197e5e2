import 'server-only';
import type { NextRequest } from 'next/server';
import { type LoginProblem, routes, signInAddress } from '../../config/routes';
import type { User } from '../../contract/account/user';
import { type CookieChange, type ReadableJar, readSession } from '../../session/cookie';
import type { SessionData } from '../../session/data';
import { type PendingLogin, forgetPending, readPending } from '../../session/cookies/pending-login';
import { UpstreamError, isUnavailable } from '../errors';
import { type NewTokens, newFingerprint, openSession, verifyTokens } from './open-session';
import { CART_KEY_COOKIE } from './visitor-carts';

/** True if the session belongs to the user of the tokens; false if unknown. */
async function isOf(session: SessionData, tokens: NewTokens, user: User): Promise<boolean> {
  if (session.base !== tokens.base) return false;
  if (session.accessToken === tokens.accessToken) return true;
  if (session.user !== undefined) return session.user === user.id;
  try {
    return (await verifyTokens(session)).id === user.id;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return false;
  }
}

/**
 * Whether a token login needs a confirmation, since anybody can send a link: if it would replace another person's
 * session, if this browser has a cart and the link is on another site, or if a service worker forwarded the navigation,
 * because Sec-Fetch headers then do not reveal a frame or another site.
 */
export async function needsConfirmation(
  { headers, cookies }: NextRequest,
  tokens: NewTokens,
  user: User,
): Promise<boolean> {
  const session = await readSession(cookies);
  if (session && (await isOf(session, tokens, user))) return false;
  if (session || headers.get('sec-fetch-dest') === 'empty') return true;
  const site = headers.get('sec-fetch-site');
  return cookies.has(CART_KEY_COOKIE) && site !== 'none' && site !== 'same-origin';
}

/** The field of the confirmation form. */
export const ANSWER = { name: 'answer', yes: 'yes', no: 'no' } as const;

/** The address to redirect to after the visitor's answer, and the cookies to set. */
export interface Answered {
  readonly location: string;
  readonly changes: readonly CookieChange[];
}

function failed(jar: ReadableJar, pending: PendingLogin, error: unknown): Answered {
  if (!(error instanceof UpstreamError)) throw error;
  const problem: LoginProblem = isUnavailable(error) ? 'network' : 'token';
  // The platform did not respond: the form stays and can be sent again.
  if (problem === 'network')
    return { location: `${routes.loginSwitch}?${new URLSearchParams({ problem })}`, changes: [] };
  return { location: signInAddress(routes.login, pending.next, { problem }), changes: forgetPending(jar) };
}

/**
 * Signs in with the pending tokens, or drops them. Only for a form of this site. Without pending tokens it redirects to
 * the form's page, which explains that.
 */
export async function confirmTokenLogin(jar: ReadableJar, isYes: boolean): Promise<Answered> {
  const pending = await readPending(jar);
  if (!pending) return { location: routes.loginSwitch, changes: [] };
  const { accessToken, refreshToken, base, next, stay } = pending;
  if (!isYes) return { location: stay, changes: forgetPending(jar) };
  try {
    const tokens = {
      accessToken,
      refreshToken,
      fingerprint: newFingerprint(),
      ...(base === undefined ? {} : { base }),
    };
    return { location: next, changes: await openSession(jar, tokens) };
  } catch (error) {
    return failed(jar, pending, error);
  }
}
