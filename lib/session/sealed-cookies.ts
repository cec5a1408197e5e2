import 'server-only';
import { type CookieStore, type SessionOptions, getIronSession } from 'iron-session';
import { env } from '../config/env';
import { log } from '../config/log';
import { sealingPassword, unsealingPasswords } from './seal';

/** One of the cookies with a sealed value; a large value needs several. */
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

/** A value sealed across several cookies, since browsers store at most 4096 bytes in one. */
export interface LargeKind {
  readonly cookie: string;
  /** Lifetime of the seal. */
  readonly seconds: number;
}

function isSecure(): boolean {
  return env().APP_ORIGIN.startsWith('https:');
}

/**
 * The cookie's name with the __Host- prefix, which browsers reject without https: a developer must be able to sign in.
 */
export function hostCookie(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** A cookie to set, or with a `maxAge` of 0 seconds to remove. */
export function cookieChange({ name, value }: SealedCookie, maxAge: number): CookieChange {
  return { name, value, options: { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: '/', maxAge } };
}

function options({ cookie, seconds }: LargeKind, password: Record<string, string>): SessionOptions {
  return {
    cookieName: hostCookie(cookie),
    password,
    ttl: seconds,
    chunk: true,
    cookieOptions: { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: '/' },
    onUnsealError: (reason) => {
      if (reason !== 'expired') log.warn({ reason, cookie }, 'sealed cookie rejected');
    },
  };
}

/** True for a cookie with a part of this kind's value. */
export function isPartOf({ cookie }: LargeKind, name: string): boolean {
  return name === hostCookie(cookie) || name.startsWith(`${hostCookie(cookie)}.`);
}

/** Every call returns different bytes for the same value. */
export async function sealLarge(kind: LargeKind, data: object): Promise<SealedCookie[]> {
  const sealed: SealedCookie[] = [];
  const collector: CookieStore = {
    get: () => undefined,
    getAll: () => [],
    set: (name, value) => (value === '' ? undefined : sealed.push({ name, value })),
  };
  const iron = await getIronSession<object>(collector, options(kind, sealingPassword()));
  Object.assign(iron, data);
  await iron.save();
  return sealed;
}

/** Opens the result of sealLarge, not parsed yet; an empty object if it is absent, tampered with or expired. */
export async function openLarge(kind: LargeKind, jar: ReadableJar): Promise<object> {
  const store: CookieStore = { get: (name) => jar.get(name), getAll: () => jar.getAll(), set: () => undefined };
  return { ...(await getIronSession<object>(store, options(kind, unsealingPasswords()))) };
}

/**
 * Cookies to set for `maxAge` seconds, and to remove, so that a browser has exactly these; an empty list removes all.
 */
export function largeChanges(
  kind: LargeKind,
  jar: ReadableJar,
  sealed: readonly SealedCookie[],
  maxAge: number,
): CookieChange[] {
  const current = new Set(sealed.map(({ name }) => name));
  const stale = jar.getAll().filter(({ name }) => isPartOf(kind, name) && !current.has(name));
  return [
    ...sealed.map((cookie) => cookieChange(cookie, maxAge)),
    ...stale.map(({ name }) => cookieChange({ name, value: '' }, 0)),
  ];
}
