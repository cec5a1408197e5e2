import 'server-only';
import { createHash } from 'node:crypto';
import { refreshToken } from '../contract/user';
import { UpstreamError } from './errors';
import { send } from './transport';
import type { SessionData } from '../session/data';
import { isEnded, markEnded } from '../session/ended';
import { ExpiringMap, processMemory } from '../session/process-memory';

export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly session: SessionData }
  /** The platform's verdict: sign out. */
  | { readonly kind: 'ended' }
  /** No verdict: keep the session. */
  | { readonly kind: 'unreachable' };

/** Late losers of a race get the identical session for this long. */
const KEEP_MS = 60_000;
const VERDICTS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

function results(): ExpiringMap<Promise<RefreshOutcome>> {
  return processMemory('refreshes', () => new ExpiringMap<Promise<RefreshOutcome>>(KEEP_MS, 10_000));
}

async function redeem(session: SessionData): Promise<RefreshOutcome> {
  try {
    const tokens = await send(
      refreshToken,
      { body: { refresh_token: session.refreshToken, fingerprint: session.fingerprint } },
      { base: session.base },
    );
    if (isEnded(session.sid)) return { kind: 'ended' };
    return {
      kind: 'refreshed',
      session: {
        ...session,
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
        issuedAt: Math.floor(Date.now() / 1000),
      },
    };
  } catch (error) {
    if (error instanceof UpstreamError && VERDICTS.has(error.status)) {
      markEnded(session.sid);
      return { kind: 'ended' };
    }
    if (error instanceof UpstreamError) return { kind: 'unreachable' };
    throw error;
  }
}

/**
 * Redeems the refresh token once, however many requests ask at the same time. Call it only where a cookie can be written.
 * The result is kept 60 s; 'unreachable' is forgotten at once, so that the next request tries again.
 */
export async function refreshSession(session: SessionData): Promise<RefreshOutcome> {
  if (isEnded(session.sid) || session.refreshToken === '') return { kind: 'ended' };
  const key = createHash('sha256').update(session.refreshToken).digest('base64url');
  const running = results().get(key);
  if (running) return running;
  const started = redeem(session);
  results().set(key, started);
  const outcome = await started;
  if (outcome.kind === 'unreachable') results().delete(key);
  return outcome;
}
