import 'server-only';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { REFRESH_WAIT_MS } from '../../config/constants';
import { meter } from '../../config/meter';
import { refreshToken } from '../../contract/sign-in/session';
import { within } from '../../domain/values/within';
import { type SealedCookie, openSeal, sealSession } from '../../session/cookie';
import type { SessionData } from '../../session/data';
import { endSession, isEnded } from '../../session/ended';
import { processMemory } from '../../session/process-memory';
import { UpstreamError } from '../errors';
import { REFRESH_CACHE_MS, type RefreshOutcome } from './refresh-outcome';
import { acrossInstances } from './refresh-shared';
import { send } from '../transport';

const VERDICTS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

interface Redeeming {
  readonly outcome: Promise<RefreshOutcome>;
  /** The outcome, or 'unreachable' after the maximum wait. */
  readonly inTime: Promise<RefreshOutcome>;
}

function results(): LRUCache<string, Redeeming> {
  return processMemory('refreshes', () => new LRUCache<string, Redeeming>({ ttl: REFRESH_CACHE_MS, max: 10_000 }));
}

/** Redeems the token at the platform. A sign-out during the call stays final. */
async function redeem(session: SessionData): Promise<RefreshOutcome> {
  try {
    const tokens = await send(
      refreshToken,
      { body: { refresh_token: session.refreshToken, fingerprint: session.fingerprint } },
      { base: session.base, slowMs: REFRESH_WAIT_MS },
    );
    if (await isEnded(session.sid)) return { kind: 'ended' };
    const refreshed: SessionData = {
      ...session,
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      issuedAt: Math.floor(Date.now() / 1000),
    };
    return { kind: 'refreshed', session: refreshed, sealed: await sealSession(refreshed) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (!VERDICTS.has(error.status)) return { kind: 'unreachable' };
    await endSession(session.sid);
    return { kind: 'ended' };
  }
}

async function measured(redeeming: Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  const outcome = await redeeming;
  meter()?.refresh(outcome.kind);
  return outcome;
}

async function reopen(sealed: readonly SealedCookie[]): Promise<RefreshOutcome> {
  const session = await openSeal(sealed);
  return session ? { kind: 'refreshed', session, sealed } : { kind: 'ended' };
}

/**
 * Drops 'unreachable' at once. The cache lifetime of any other outcome starts now, since the call may have taken long.
 */
async function cacheOutcome(key: string, redeeming: Redeeming): Promise<void> {
  const outcome = await redeeming.outcome.catch(() => null);
  if (outcome === null || outcome.kind === 'unreachable') results().delete(key);
  else results().set(key, redeeming);
}

/** The single redemption of this token, started here or joined. */
async function redeemOnce(session: SessionData): Promise<RefreshOutcome> {
  const key = createHash('sha256').update(session.refreshToken).digest('base64url');
  const running = results().get(key);
  if (running) return (await settled(running.outcome)) ?? running.inTime;
  // A reply that arrives after everybody stopped waiting is cached for the next request.
  const outcome = acrossInstances(key, () => measured(redeem(session)), reopen);
  const redeeming = { outcome, inTime: within(REFRESH_WAIT_MS, outcome, { kind: 'unreachable' }) };
  results().set(key, redeeming);
  void cacheOutcome(key, redeeming);
  return redeeming.inTime;
}

/** The value of a settled promise; null while it is pending. */
async function settled<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([
    promise,
    new Promise<null>((resolve) => {
      setImmediate(resolve, null);
    }),
  ]);
}

/**
 * Redeems the refresh token once for all concurrent requests, and with REDIS_URL for all instances (design, section
 * 5.3). Call it only where a cookie can be set. The result is cached for 60 s, unless the session ends on any instance.
 * No request waits longer than 10 s; the call itself continues, since a redeemed token cannot be used again.
 */
export async function refreshSession(session: SessionData): Promise<RefreshOutcome> {
  if (session.refreshToken === '' || (await isEnded(session.sid))) return { kind: 'ended' };
  const outcome = await redeemOnce(session);
  return outcome.kind === 'refreshed' && (await isEnded(session.sid)) ? { kind: 'ended' } : outcome;
}
