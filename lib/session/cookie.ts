import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { env } from '../config/env';
import { SESSION_SECONDS, type SessionData, sessionData } from './data';
import { isEnded } from './ended';
import { processMemory } from './process-memory';
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

/**
 * Unsealing takes milliseconds of CPU time, and middleware, the parts of a page and the next page all unseal the same
 * cookie. A seal that expires meanwhile stays valid for up to this long.
 */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 2_000;

function rememberedSessions(): LRUCache<string, SessionData> {
  return processMemory('sessions', () => new LRUCache({ ttl: REMEMBERED_MS, max: MAX_REMEMBERED }));
}

/** Identifies the sealed bytes and the password they were unsealed with, without storing either. */
function fingerprintOf(jar: ReadableJar): string {
  const parts = jar.getAll().filter(({ name }) => isPartOf(session, name));
  const bytes = JSON.stringify([env().SESSION_PASSWORD, ...parts.map(({ name, value }) => [name, value])]);
  return createHash('sha256').update(bytes).digest('base64');
}

/** Unseals and caches a session; null for an invalid seal. */
async function openSession(jar: ReadableJar): Promise<SessionData | null> {
  const fingerprint = fingerprintOf(jar);
  const remembered = rememberedSessions().get(fingerprint);
  if (remembered) return remembered;
  const parsed = sessionData.safeParse(await openLarge(session, jar));
  if (!parsed.success) return null;
  rememberedSessions().set(fingerprint, parsed.data);
  return parsed.data;
}

/** The session of a request; null if there is none, or its cookie is tampered with, expired or ended. */
export async function readSession(jar: ReadableJar): Promise<SessionData | null> {
  if (!hasSessionCookie(jar)) return null;
  const data = await openSession(jar);
  return data === null || (await isEnded(data.sid)) ? null : data;
}

/** Seals a session. Every call returns different bytes, so share the result where a session is shared. */
export function sealSession(data: SessionData): Promise<SealedCookie[]> {
  return sealLarge(session, data);
}

/** Opens the result of sealSession; null if it is invalid or expired. */
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

/** Writes cookies through `await cookies()` of a route handler or an action. */
export function writeChanges(jar: WritableJar, changes: readonly CookieChange[]): void {
  for (const { name, value, options } of changes) jar.set(name, value, options);
}

/** Writes the cookies of a sealed session; an empty list signs out. */
export function writeSealed(jar: WritableJar, sealed: readonly SealedCookie[]): void {
  writeChanges(jar, cookieChanges(jar, sealed));
}
