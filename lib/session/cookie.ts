import 'server-only';
import { getIronSession, type CookieStore, webCookies, type SessionOptions } from 'iron-session';
import { env } from '../config/env';
import { log } from '../config/log';
import { type SessionData, sessionData } from './data';
import { isEnded } from './ended';

/** Seconds that a session may rest unused. */
export const SESSION_SECONDS = 30 * 24 * 3600;

function isSecure(): boolean {
  return env().APP_ORIGIN.startsWith('https:');
}

/** Without https, on this machine only, browsers refuse the prefix: a developer must be able to sign in. */
export function sessionCookieName(): string {
  return isSecure() ? '__Host-stockist' : 'stockist';
}

function options(): SessionOptions {
  return {
    cookieName: sessionCookieName(),
    password: env().SESSION_PASSWORD,
    ttl: SESSION_SECONDS,
    chunk: true,
    cookieOptions: { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: '/' },
    onUnsealError: (reason) => {
      if (reason !== 'expired') log.warn({ reason }, 'session cookie rejected');
    },
  };
}

/** The session of a request; null when there is none, or when its cookie is tampered with, expired or ended. */
export async function readSession(cookies: CookieStore): Promise<SessionData | null> {
  const sealed = await getIronSession<SessionData>(cookies, options());
  const parsed = sessionData.safeParse({ ...sealed });
  if (!parsed.success || isEnded(parsed.data.sid)) return null;
  return parsed.data;
}

/** Set-Cookie headers for a session; null makes those that remove it. `request` tells which chunks are there already. */
export async function sessionHeaders(request: Request, session: SessionData | null): Promise<string[]> {
  const headers = new Headers();
  const sealed = await getIronSession<SessionData>(webCookies(request, headers), options());
  if (session) {
    Object.assign(sealed, session);
    await sealed.save();
  } else {
    sealed.destroy();
  }
  return headers.getSetCookie();
}

/** Writes through `await cookies()` of a route handler or an action. */
export async function writeSession(cookies: CookieStore, session: SessionData | null): Promise<void> {
  const sealed = await getIronSession<SessionData>(cookies, options());
  if (session) {
    Object.assign(sealed, session);
    await sealed.save();
  } else {
    sealed.destroy();
  }
}

/** True when a request carries something under the session's name, good or bad. */
export function hasSessionCookie(names: Iterable<string>): boolean {
  const name = sessionCookieName();
  for (const candidate of names) {
    if (candidate === name || candidate.startsWith(`${name}.`)) return true;
  }
  return false;
}
