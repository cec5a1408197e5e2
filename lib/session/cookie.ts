import 'server-only';
import { SESSION_SECONDS, type SessionData, sessionData } from './data';
import { isEnded } from './ended';
import {
  type CookieChange,
  type LargeKind,
  type ReadableJar,
  type SealedCookie,
  isPartOf,
  largeChanges,
  openLarge,
  sealLarge,
} from './sealed-cookies';

export { type CookieChange, type ReadableJar, type SealedCookie, cookieChange, hostCookie } from './sealed-cookies';

export interface WritableJar extends ReadableJar {
  set: (name: string, value: string, options: CookieChange['options']) => unknown;
}

const session: LargeKind = { cookie: 'stockist', seconds: SESSION_SECONDS };

/** True if a request has a session cookie, valid or not. */
export function hasSessionCookie(jar: ReadableJar): boolean {
  return jar.getAll().some(({ name }) => isPartOf(session, name));
}

/** The session of a request; null when there is none, or when its cookie is tampered with, expired or ended. */
export async function readSession(jar: ReadableJar): Promise<SessionData | null> {
  const parsed = sessionData.safeParse(await openLarge(session, jar));
  return parsed.success && !(await isEnded(parsed.data.sid)) ? parsed.data : null;
}

/** Seals a session. Every call returns different bytes, so share the result where a session is shared. */
export function sealSession(data: SessionData): Promise<SealedCookie[]> {
  return sealLarge(session, data);
}

/** Opens what sealSession made; null if it is invalid or expired. */
export async function openSeal(sealed: readonly SealedCookie[]): Promise<SessionData | null> {
  return readSession({
    get: (name) => sealed.find((cookie) => cookie.name === name),
    getAll: () => [...sealed],
  });
}

/** Cookies to set and remove so that a browser has exactly this session; an empty list removes it. */
export function cookieChanges(jar: ReadableJar, sealed: readonly SealedCookie[]): CookieChange[] {
  return largeChanges(session, jar, sealed, SESSION_SECONDS - 60);
}

/** Writes through `await cookies()` of a route handler or an action. */
export function writeChanges(jar: WritableJar, changes: readonly CookieChange[]): void {
  for (const { name, value, options } of changes) jar.set(name, value, options);
}

/** The same for a sealed session; an empty list signs out. */
export function writeSealed(jar: WritableJar, sealed: readonly SealedCookie[]): void {
  writeChanges(jar, cookieChanges(jar, sealed));
}
