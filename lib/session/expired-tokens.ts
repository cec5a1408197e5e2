import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SessionData } from './data';
import { processMemory } from './process-memory';

/** Longer than anybody waits for the page that was rendered with the token. */
const KEEP_MS = 5 * 60_000;
const MAX = 5_000;
/** A token that is refused so soon after it was issued would be refused again after a refresh. */
const FRESH_SECONDS = 10;

function expired(): LRUCache<string, true> {
  return processMemory('expired-tokens', () => new LRUCache<string, true>({ ttl: KEEP_MS, max: MAX }));
}

const keyOf = (accessToken: string): string => createHash('sha256').update(accessToken).digest('base64url');

/** Remembers that the platform answered TOKEN_EXPIRED, which a token without a readable expiry does not tell itself. */
export function reportExpired({ accessToken }: SessionData): void {
  expired().set(keyOf(accessToken), true);
}

/** True if the platform no longer accepts the session's access token, but may issue another. */
export function isReportedExpired({ accessToken, refreshToken, issuedAt }: SessionData, now: Date): boolean {
  if (refreshToken === '' || expired().size === 0 || now.getTime() / 1000 - issuedAt < FRESH_SECONDS) return false;
  return expired().has(keyOf(accessToken));
}
