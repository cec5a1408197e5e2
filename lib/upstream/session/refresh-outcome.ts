import type { SealedCookie } from '../../session/cookie';
import type { SessionData } from '../../session/data';

export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly session: SessionData; readonly sealed: readonly SealedCookie[] }
  /** The platform's verdict: sign out. */
  | { readonly kind: 'ended' }
  /** No verdict: the session continues. */
  | { readonly kind: 'unreachable' };

/** How long concurrent requests get identical cookies. */
export const REFRESH_CACHE_MS = 60_000;
