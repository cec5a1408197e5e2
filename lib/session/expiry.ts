import { decodeJwt } from 'jose';
import { TOKEN_REFRESH_SECONDS } from '../config/constants';

/**
 * Expiry of an access token in seconds since 1970; null if its payload cannot be decoded or contains none
 * (specification 1, section 4).
 */
export function tokenExpiry(accessToken: string): number | null {
  try {
    return decodeJwt(accessToken).exp ?? null;
  } catch {
    // As specified: the token counts as having no expiry, and is never refreshed.
    return null;
  }
}

/** True if 30 s or less remain. */
export function needsRefresh(accessToken: string, now: Date): boolean {
  const expiry = tokenExpiry(accessToken);
  return expiry !== null && expiry - now.getTime() / 1000 <= TOKEN_REFRESH_SECONDS;
}
