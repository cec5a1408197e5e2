import { createHash } from 'node:crypto';
import { tokenExpiry } from '../expiry';
import type { SessionData } from '../data';

/** The public state of a session, for browsers: never a token, the session id or the customer. */
export interface SessionState {
  /** Identifies the session, so that tabs notice a change of account; '' for a visitor. */
  readonly tag: string;
  /** Seconds until the access token expires, 0 or less after that; null if it never expires. */
  readonly expiresIn: number | null;
}

export const NO_SESSION: SessionState = { tag: '', expiresIn: null };
const TAG_LENGTH = 16;

/** The public state of a session at `now` (specification 1, section 4: the browser checks the expiry every 10 s). */
export function sessionState(session: SessionData | null, now: Date): SessionState {
  if (!session) return NO_SESSION;
  const expiry = tokenExpiry(session.accessToken);
  return {
    tag: createHash('sha256').update(session.sid).digest('base64url').slice(0, TAG_LENGTH),
    expiresIn: expiry === null ? null : Math.floor(expiry - now.getTime() / 1000),
  };
}
