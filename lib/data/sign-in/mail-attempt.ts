import 'server-only';
import { cookies } from 'next/headers';
import { RESEND_SECONDS } from '../../config/constants';
import { mailAttempt, readAttempt } from '../../session/cookies/attempt';

export interface SentMail {
  readonly email: string;
  /** When the next e-mail may be sent, in milliseconds since 1970. */
  readonly againAt: number;
}

/** The last e-mail requested by this browser, if it was for this purpose. Live view only: it reads a cookie. */
export async function getSentMail(purpose: 'sign-in' | 'recovery' | 'application'): Promise<SentMail | null> {
  const attempt = await readAttempt(await cookies(), mailAttempt);
  return attempt?.purpose === purpose
    ? { email: attempt.email, againAt: attempt.sentAt + RESEND_SECONDS * 1000 }
    : null;
}
