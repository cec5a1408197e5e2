import 'server-only';
import type { NextRequest } from 'next/server';
import { type CookieChange, cookieChanges, hasSessionCookie, readSession } from '../../session/cookie';
import type { SessionData } from '../../session/data';
import { expiryReport, reportNotRefreshed } from '../../session/expired-tokens';
import { needsRefresh } from '../../session/expiry';
import { refreshSession } from './refresh';

export interface EarlyRefresh {
  readonly kind: 'anonymous' | 'signed-in' | 'ended';
  readonly changes: readonly CookieChange[];
  /** The session as it is now, if there is one. */
  readonly session?: SessionData;
}

/**
 * Reads the session before a page is rendered, and refreshes it if 30 s or less remain: pages cannot set cookies. An
 * invalid cookie is removed. 'ended' is the platform's verdict; without a verdict the session continues.
 */
export async function refreshEarly(request: NextRequest, now: Date): Promise<EarlyRefresh> {
  const jar = request.cookies;
  if (!hasSessionCookie(jar)) return { kind: 'anonymous', changes: [] };
  const session = await readSession(jar);
  if (!session) return { kind: 'anonymous', changes: cookieChanges(jar, []) };
  if (!needsRefresh(session.accessToken, now) && expiryReport(session, now) === null)
    return { kind: 'signed-in', changes: [], session };
  const outcome = await refreshSession(session);
  if (outcome.kind === 'unreachable') {
    reportNotRefreshed(session);
    return { kind: 'signed-in', changes: [], session };
  }
  if (outcome.kind === 'ended') return { kind: 'ended', changes: cookieChanges(jar, []) };
  return { kind: 'signed-in', changes: cookieChanges(jar, outcome.sealed), session: outcome.session };
}
