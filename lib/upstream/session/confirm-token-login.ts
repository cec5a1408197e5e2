import 'server-only';
import type { NextRequest } from 'next/server';
import { type LoginProblem, routes, signInAddress } from '../../config/routes';
import type { User } from '../../contract/account/user';
import { type CookieChange, type ReadableJar, readSession } from '../../session/cookie';
import type { SessionData } from '../../session/data';
import { type PendingLogin, forgetPending, readPending } from '../../session/cookies/pending-login';
import { UpstreamError, isUnavailable } from '../errors';
import { CART_KEY_COOKIE, type NewTokens, newFingerprint, openSession, proveTokens } from './open-session';

/** Whether the session is of the person whom the tokens sign in; not, where nobody can tell. */
async function isOf(session: SessionData, tokens: NewTokens, user: User): Promise<boolean> {
  if (session.base !== tokens.base) return false;
  if (session.accessToken === tokens.accessToken) return true;
  if (session.user !== undefined) return session.user === user.id;
  try {
    return (await proveTokens(session)).id === user.id;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return false;
  }
}

/**
 * Whether tokens in an address may sign in unasked, since anybody can make somebody follow a link: not in the place of
 * another person, not with a cart of this browser unless the visitor came by themselves, and not where a service worker
 * has passed the visit on, because the browser then no longer says whether it was a frame, or from another site.
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

/** The field of the question's form. */
export const ANSWER = { name: 'answer', yes: 'yes', no: 'no' } as const;

/** Where the visitor's answer leads to, and the cookies to set. */
export interface Answered {
  readonly location: string;
  readonly changes: readonly CookieChange[];
}

function failed(jar: ReadableJar, pending: PendingLogin, error: unknown): Answered {
  if (!(error instanceof UpstreamError)) throw error;
  const problem: LoginProblem = isUnavailable(error) ? 'network' : 'token';
  // Nothing replied: the question stays, to be answered again.
  if (problem === 'network')
    return { location: `${routes.loginSwitch}?${new URLSearchParams({ problem })}`, changes: [] };
  return { location: signInAddress(routes.login, pending.next, { problem }), changes: forgetPending(jar) };
}

/**
 * Signs in as was asked, or drops the tokens. Only for a form of this site. Without anything asked the question's page
 * says so.
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
