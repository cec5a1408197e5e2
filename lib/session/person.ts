import { decodeJwt } from 'jose';
import type { SessionData } from './data';

/** A pseudonym for the owner of a session: of the account if the token names it, else of this sign-in alone. */
export function personOf({ accessToken, sid, base = '' }: SessionData): string {
  try {
    const { sub } = decodeJwt(accessToken);
    return sub === undefined ? sid : `${base} ${sub}`;
  } catch {
    // Not every platform issues readable tokens.
    return sid;
  }
}
