import 'server-only';
import { createHash } from 'node:crypto';
import { refreshToken } from '../../contract/account/session';
import { type SealedCookie, openSeal, sealSession } from '../../session/cookie';
import type { SessionData } from '../../session/data';
import { isEnded, markEnded } from '../../session/ended';
import { ExpiringMap, processMemory } from '../../session/process-memory';
import { UpstreamError } from '../errors';
import { KEEP_REFRESH_MS, type RefreshOutcome } from './refresh-outcome';
import { acrossInstances, isEndedAnywhere } from './refresh-shared';
import { send } from '../transport';

const VERDICTS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

function results(): ExpiringMap<Promise<RefreshOutcome>> {
  return processMemory('refreshes', () => new ExpiringMap<Promise<RefreshOutcome>>(KEEP_REFRESH_MS, 10_000));
}

/** Asks the platform. A sign-out that came in between stays final. */
async function redeem(session: SessionData): Promise<RefreshOutcome> {
  try {
    const tokens = await send(
      refreshToken,
      { body: { refresh_token: session.refreshToken, fingerprint: session.fingerprint } },
      { base: session.base },
    );
    if (await isEndedAnywhere(session.sid)) return { kind: 'ended' };
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
    markEnded(session.sid);
    return { kind: 'ended' };
  }
}

async function reopen(sealed: readonly SealedCookie[]): Promise<RefreshOutcome> {
  const session = await openSeal(sealed);
  return session ? { kind: 'refreshed', session, sealed } : { kind: 'ended' };
}

/** The one redeeming of this token, begun here or joined. 'unreachable' is forgotten at once. */
async function redeemOnce(session: SessionData): Promise<RefreshOutcome> {
  const key = createHash('sha256').update(session.refreshToken).digest('base64url');
  const running = results().get(key);
  if (running) return running;
  const started = acrossInstances(key, () => redeem(session), reopen);
  results().set(key, started);
  try {
    const outcome = await started;
    if (outcome.kind === 'unreachable') results().delete(key);
    return outcome;
  } catch (error) {
    results().delete(key);
    throw error;
  }
}

/**
 * Redeems the refresh token once, however many requests, and with REDIS_URL instances, ask at the same time (design, section 5.3).
 * Call it only where a cookie can be written. The result is kept 60 s, and is nobody's any more once the session has ended, on
 * whichever instance.
 */
export async function refreshSession(session: SessionData): Promise<RefreshOutcome> {
  if (isEnded(session.sid) || session.refreshToken === '') return { kind: 'ended' };
  const outcome = await redeemOnce(session);
  return outcome.kind === 'refreshed' && (await isEndedAnywhere(session.sid)) ? { kind: 'ended' } : outcome;
}
