import 'server-only';
import { cookies } from 'next/headers';
import { RESEND_SECONDS } from '@/lib/config/constants';
import { sendLoginLink } from '@/lib/contract/sign-in/session';
import { readSettings } from '@/lib/data/site/site';
import { localPath } from '@/lib/domain/content/links';
import { type MailAttempt, mailAttempt, readAttempt, storeAttempt } from '@/lib/session/cookies/attempt';
import { writeChanges } from '@/lib/session/cookie';
import { newFingerprint } from '@/lib/upstream/session/open-session';
import { visitorAddress } from '@/lib/upstream/session/sign-in';
import { send } from '@/lib/upstream/transport';
import { authWords } from './sign-in-words';

export async function remember(attempt: MailAttempt): Promise<void> {
  writeChanges(await cookies(), [await storeAttempt(mailAttempt, attempt)]);
}

/** The last e-mail requested in this browser if it went to this address; null otherwise. */
export async function attemptFor(email: string): Promise<MailAttempt | null> {
  const attempt = await readAttempt(await cookies(), mailAttempt);
  return attempt?.email.toLowerCase() === email.toLowerCase() ? attempt : null;
}

/** Path to continue at after the sign-in, if this browser requested the e-mail; null on another device. */
export async function wantedPath(email: string): Promise<string | null> {
  const attempt = await attemptFor(email);
  return attempt === null || attempt.purpose === 'application' ? null : localPath(attempt.next);
}

/** The message if the same e-mail was requested a moment ago; null if it may be sent. */
export async function tooSoonMessage(email: string, purpose: MailAttempt['purpose']): Promise<string | null> {
  const attempt = await attemptFor(email);
  const left = attempt?.purpose === purpose ? RESEND_SECONDS - Math.floor((Date.now() - attempt.sentAt) / 1000) : 0;
  return left > 0 ? (await authWords())('tooSoon', { seconds: left }) : null;
}

/**
 * Sends the sign-in e-mail, with a link and a code or only a code, as the site is set up, and stores the next path in a
 * cookie. The response does not reveal whether the address has an account. @throws UpstreamError
 */
export async function mailSignIn(email: string, next: string): Promise<void> {
  const { signIn } = await readSettings();
  const fingerprint = newFingerprint();
  await send(
    sendLoginLink,
    { body: { email, fingerprint, code_only: signIn.codeOnly } },
    { visitor: await visitorAddress() },
  );
  await remember({ purpose: 'sign-in', email, next, fingerprint, sentAt: Date.now() });
}
