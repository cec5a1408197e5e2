import 'server-only';
import type { NextRequest } from 'next/server';
import { hasSessionCookie, readSession, sessionHeaders } from '../session/cookie';
import { needsRefresh } from '../session/expiry';
import { refreshSession } from './refresh';

export interface EarlyRefresh {
  readonly kind: 'anonymous' | 'signed-in' | 'ended';
  /** Set-Cookie headers for the reply. */
  readonly setCookies: readonly string[];
}

/**
 * Looks at the session before a page is rendered, and refreshes it when 30 s or less remain: pages cannot write cookies.
 * A cookie that does not open is removed. 'ended' is the platform's verdict; without a verdict the session is kept.
 */
export async function refreshEarly(request: NextRequest, now: Date): Promise<EarlyRefresh> {
  if (!hasSessionCookie(request.cookies.getAll().map(({ name }) => name))) return { kind: 'anonymous', setCookies: [] };
  const session = await readSession({
    get: (name) => request.cookies.get(name),
    getAll: () => request.cookies.getAll(),
    set: () => undefined,
  });
  if (!session) return { kind: 'anonymous', setCookies: await sessionHeaders(request, null) };
  if (!needsRefresh(session.accessToken, now)) return { kind: 'signed-in', setCookies: [] };
  const outcome = await refreshSession(session);
  if (outcome.kind === 'unreachable') return { kind: 'signed-in', setCookies: [] };
  if (outcome.kind === 'ended') return { kind: 'ended', setCookies: await sessionHeaders(request, null) };
  return { kind: 'signed-in', setCookies: await sessionHeaders(request, outcome.session) };
}
