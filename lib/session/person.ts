import { decodeJwt } from 'jose';
import type { SessionData } from './data';

/** A pseudonym for the owner of a session: the account if the token names it, otherwise the session itself. */
export function personOf({ accessToken, sid, base = '' }: SessionData): string {
  try {
    const { sub } = decodeJwt(accessToken);
    return sub === undefined ? sid : `${base} ${sub}`;
  } catch {
    // Not every platform issues readable tokens.
    return sid;
  }
}
