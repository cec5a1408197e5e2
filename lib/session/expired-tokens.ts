import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SessionData } from './data';
import { processMemory } from './process-memory';
import { sharedSessions } from './shared-sessions';

/** Longer than anybody waits for the page that was rendered with the token. */
const KEEP_MS = 5 * 60_000;
const MAX = 5_000;
/** A token that is refused so soon after it was issued would be refused again after a refresh. */
const FRESH_SECONDS = 10;

/** `tried`: a refresh got no verdict, so no page loads itself again for another. */
type Report = 'expired' | 'tried';

function reports(): LRUCache<string, Report> {
  return processMemory('expired-tokens', () => new LRUCache<string, Report>({ ttl: KEEP_MS, max: MAX }));
}

const keyOf = (accessToken: string): string => createHash('sha256').update(accessToken).digest('base64url');

/**
 * Remembers that the platform answered TOKEN_EXPIRED, which a token without a readable expiry does not tell itself. The
 * other storefronts learn it from Redis, which the page does not wait for.
 */
export function reportExpired({ sid, accessToken }: SessionData): void {
  const key = keyOf(accessToken);
  if (reports().has(key)) return;
  reports().set(key, 'expired');
  void sharedSessions().tellExpired(sid, key, KEEP_MS);
}

/** Remembers another storefront's report; `key` is the token's hash. */
export function learnExpired(key: string): void {
  if (!reports().has(key)) reports().set(key, 'expired');
}

/** Remembers that a refresh of the reported token got no verdict. */
export function reportNotRefreshed({ accessToken }: SessionData): void {
  const key = keyOf(accessToken);
  if (reports().has(key)) reports().set(key, 'tried');
}

/** Whether the platform no longer accepts the session's access token, but may issue another; null if neither. */
export function expiryReport({ accessToken, refreshToken, issuedAt }: SessionData, now: Date): Report | null {
  if (refreshToken === '' || reports().size === 0 || now.getTime() / 1000 - issuedAt < FRESH_SECONDS) return null;
  return reports().get(keyOf(accessToken)) ?? null;
}
