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
 * Opening a seal takes milliseconds of the processor, and the middleware, the parts of a page and the next page open
 * the same one. A seal that expires meanwhile is good for that much longer.
 */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 2_000;

function rememberedSessions(): LRUCache<string, SessionData> {
  return processMemory('sessions', () => new LRUCache({ ttl: REMEMBERED_MS, max: MOST_REMEMBERED }));
}

/** Names the bytes of a sealed session, and the password that they were opened with, without keeping either. */
function fingerprintOf(jar: ReadableJar): string {
  const parts = jar.getAll().filter(({ name }) => isPartOf(session, name));
  const bytes = JSON.stringify([env().SESSION_PASSWORD, ...parts.map(({ name, value }) => [name, value])]);
  return createHash('sha256').update(bytes).digest('base64');
}

/** Null for a seal that does not open; what does is remembered from then on. */
async function openSession(jar: ReadableJar): Promise<SessionData | null> {
  const fingerprint = fingerprintOf(jar);
  const remembered = rememberedSessions().get(fingerprint);
  if (remembered) return remembered;
  const parsed = sessionData.safeParse(await openLarge(session, jar));
  if (!parsed.success) return null;
  rememberedSessions().set(fingerprint, parsed.data);
  return parsed.data;
}

/** The session of a request; null when there is none, or when its cookie is tampered with, expired or ended. */
export async function readSession(jar: ReadableJar): Promise<SessionData | null> {
  if (!hasSessionCookie(jar)) return null;
  const data = await openSession(jar);
  return data === null || (await isEnded(data.sid)) ? null : data;
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
