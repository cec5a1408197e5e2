import { decodeJwt } from 'jose';
import type { SessionData } from './data';

/**
 * Whose a session is: the account, which outlives a sign-in, where the token tells it; else this sign-in alone. Names
 * nobody.
 */
export function personOf({ accessToken, sid, base = '' }: SessionData): string {
  try {
    const { sub } = decodeJwt(accessToken);
    return sub === undefined ? sid : `${base} ${sub}`;
  } catch {
    // Not every platform's token can be read.
    return sid;
  }
}
