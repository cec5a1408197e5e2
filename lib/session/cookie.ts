import 'server-only';
import { type CookieStore, type SessionOptions, getIronSession } from 'iron-session';
import { env } from '../config/env';
import { log } from '../config/log';
import { type SessionData, sessionData } from './data';
import { isEnded } from './ended';

/** Seconds that a session may rest unused. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** One cookie of a sealed session: a large one takes several. */
export interface SealedCookie {
  readonly name: string;
  readonly value: string;
}

export interface CookieChange extends SealedCookie {
  readonly options: { httpOnly: true; secure: boolean; sameSite: 'lax'; path: '/'; maxAge: number };
}

/** Cookies of a request: `await cookies()`, or `request.cookies` in middleware. */
export interface ReadableJar {
  get: (name: string) => { name: string; value: string } | undefined;
  getAll: () => { name: string; value: string }[];
}

export interface WritableJar extends ReadableJar {
  set: (name: string, value: string, options: CookieChange['options']) => unknown;
}

function isSecure(): boolean {
  return env().APP_ORIGIN.startsWith('https:');
}

/** Without https, on this machine only, browsers refuse the prefix: a developer must be able to sign in. */
export function hostCookie(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** One cookie to set, or with 0 seconds to remove. */
export function cookieChange({ name, value }: SealedCookie, maxAge: number): CookieChange {
  return { name, value, options: { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: '/', maxAge } };
}

function cookieName(): string {
  return hostCookie('stockist');
}

function options(): SessionOptions {
  return {
    cookieName: cookieName(),
    password: env().SESSION_PASSWORD,
    ttl: SESSION_SECONDS,
    chunk: true,
    cookieOptions: { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: '/' },
    onUnsealError: (reason) => {
      if (reason !== 'expired') log.warn({ reason }, 'session cookie rejected');
    },
  };
}

function isSessionCookie(name: string): boolean {
  return name === cookieName() || name.startsWith(`${cookieName()}.`);
}

/** True when a request carries something under the session's name, good or bad. */
export function hasSessionCookie(jar: ReadableJar): boolean {
  return jar.getAll().some(({ name }) => isSessionCookie(name));
}

/** The session of a request; null when there is none, or when its cookie is tampered with, expired or ended. */
export async function readSession(jar: ReadableJar): Promise<SessionData | null> {
  const store: CookieStore = { get: (name) => jar.get(name), getAll: () => jar.getAll(), set: () => undefined };
  const parsed = sessionData.safeParse({ ...(await getIronSession<SessionData>(store, options())) });
  return parsed.success && !isEnded(parsed.data.sid) ? parsed.data : null;
}

/** Seals a session. Each call gives other bytes, so whoever shares a session shares this result. */
export async function sealSession(session: SessionData): Promise<SealedCookie[]> {
  const sealed: SealedCookie[] = [];
  const collector: CookieStore = {
    get: () => undefined,
    getAll: () => [],
    set: (name, value) => (value === '' ? undefined : sealed.push({ name, value })),
  };
  const iron = await getIronSession<SessionData>(collector, options());
  Object.assign(iron, session);
  await iron.save();
  return sealed;
}

/** Opens what sealSession made; null when it does not open. */
export async function openSeal(sealed: readonly SealedCookie[]): Promise<SessionData | null> {
  return readSession({
    get: (name) => sealed.find((cookie) => cookie.name === name),
    getAll: () => [...sealed],
  });
}

/** What to set and to remove so that a browser holds exactly this session; an empty list removes it. */
export function cookieChanges(jar: ReadableJar, sealed: readonly SealedCookie[]): CookieChange[] {
  const kept = new Set(sealed.map(({ name }) => name));
  const stale = jar.getAll().filter(({ name }) => isSessionCookie(name) && !kept.has(name));
  return [
    ...sealed.map((cookie) => cookieChange(cookie, SESSION_SECONDS - 60)),
    ...stale.map(({ name }) => cookieChange({ name, value: '' }, 0)),
  ];
}

/** Writes through `await cookies()` of a route handler or an action. */
export function writeChanges(jar: WritableJar, changes: readonly CookieChange[]): void {
  for (const { name, value, options: attributes } of changes) jar.set(name, value, attributes);
}

/** The same for a sealed session; an empty list signs out. */
export function writeSealed(jar: WritableJar, sealed: readonly SealedCookie[]): void {
  writeChanges(jar, cookieChanges(jar, sealed));
}
