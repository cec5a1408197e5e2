import 'server-only';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { REFRESH_WAIT_MS } from '../../config/constants';
import { refreshToken } from '../../contract/sign-in/session';
import { within } from '../../domain/values/within';
import { type SealedCookie, openSeal, sealSession } from '../../session/cookie';
import type { SessionData } from '../../session/data';
import { endSession, isEnded } from '../../session/ended';
import { processMemory } from '../../session/process-memory';
import { UpstreamError } from '../errors';
import { KEEP_REFRESH_MS, type RefreshOutcome } from './refresh-outcome';
import { acrossInstances } from './refresh-shared';
import { send } from '../transport';

const VERDICTS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

interface Redeeming {
  readonly outcome: Promise<RefreshOutcome>;
  /** The same, or 'unreachable' as soon as somebody has waited long enough. */
  readonly inTime: Promise<RefreshOutcome>;
}

function results(): LRUCache<string, Redeeming> {
  return processMemory('refreshes', () => new LRUCache<string, Redeeming>({ ttl: KEEP_REFRESH_MS, max: 10_000 }));
}

/** Asks the platform. A sign-out that came in between stays final. */
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

async function reopen(sealed: readonly SealedCookie[]): Promise<RefreshOutcome> {
  const session = await openSeal(sealed);
  return session ? { kind: 'refreshed', session, sealed } : { kind: 'ended' };
}

/** Forgets 'unreachable' at once; anything else is kept from now on, since it may have taken its time. */
async function keepOutcome(key: string, redeeming: Redeeming): Promise<void> {
  const outcome = await redeeming.outcome.catch(() => null);
  if (outcome === null || outcome.kind === 'unreachable') results().delete(key);
  else results().set(key, redeeming);
}

/** The one redeeming of this token, begun here or joined. */
async function redeemOnce(session: SessionData): Promise<RefreshOutcome> {
  const key = createHash('sha256').update(session.refreshToken).digest('base64url');
  const running = results().get(key);
  if (running) return (await settled(running.outcome)) ?? running.inTime;
  // An answer that comes while nobody waits any more is kept for whoever asks next.
  const outcome = acrossInstances(key, () => redeem(session), reopen);
  const redeeming = { outcome, inTime: within(REFRESH_WAIT_MS, outcome, { kind: 'unreachable' }) };
  results().set(key, redeeming);
  void keepOutcome(key, redeeming);
  return redeeming.inTime;
}

/** What a promise has come to already; null while it has come to nothing. */
async function settled<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([
    promise,
    new Promise<null>((resolve) => {
      setImmediate(resolve, null);
    }),
  ]);
}

/**
 * Redeems the refresh token once, however many requests, and with REDIS_URL instances, ask at the same time (design,
 * section 5.3). Call it only where a cookie can be written. The result is kept 60 s, and is nobody's any more once the
 * session has ended, on whichever instance. Nobody waits for longer than 10 s; the platform is still listened to, since
 * a token that it has redeemed is spent.
 */
export async function refreshSession(session: SessionData): Promise<RefreshOutcome> {
  if (session.refreshToken === '' || (await isEnded(session.sid))) return { kind: 'ended' };
  const outcome = await redeemOnce(session);
  return outcome.kind === 'refreshed' && (await isEnded(session.sid)) ? { kind: 'ended' } : outcome;
}
