'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { routes, signInAddress } from '@/lib/config/routes';
import { applicationPage } from '@/lib/config/routes-application';
import { SHORTLIST_COOKIE } from '@/lib/domain/catalogue/shortlist';
import { localPath } from '@/lib/domain/content/links';
import type { MailAttempt } from '@/lib/session/cookies/attempt';
import { shortlistMark } from '@/lib/session/cookies/shortlist';
import { signInByCode } from '@/lib/upstream/session/sign-in';
import { formAction } from '../form-action';
import { NEW_FORM } from '../form-state';
import { goOn } from '../continue';
import { mailedCode } from './credential-fields';
import { mailApplication } from './register-mail';
import { attemptFor, mailSignIn, tooSoonMessage, wantedPath } from './sign-in-mail';
import { isPending, codeFailureState, tooManyMessage } from './sign-in-words';

/** Sends the same e-mail again; `next` is the path in a link that no longer works. @throws UpstreamError */
async function sendAgain(email: string, next: string): Promise<string> {
  const attempt = await attemptFor(email);
  if (attempt?.purpose === 'application') {
    await mailApplication(attempt.application);
    return signInAddress(routes.signup, null, { sent: 'again' });
  }
  const wanted = localPath(next) ?? (await wantedPath(email));
  await mailSignIn(email, wanted ?? '');
  return signInAddress(routes.login, wanted, { sent: 'again' });
}

/** Address to continue at after an application is confirmed. A shortlist that was submitted with it is removed. */
async function confirmed(attempt: MailAttempt | null, token: string | undefined): Promise<string> {
  const jar = await cookies();
  if (attempt?.purpose === 'application' && attempt.shortlist === shortlistMark(jar)) jar.delete(SHORTLIST_COOKIE);
  return token === undefined ? signInAddress(routes.signup, null, { confirmed: '1' }) : applicationPage(token);
}

/**
 * Signs in with the code. @returns the address to continue at: from the e-mail's link, otherwise from this browser's
 * cookie; on another device the home page
 */
async function enter(email: string, code: string, next: string): Promise<string> {
  const wanted = localPath(next) ?? (await wantedPath(email));
  const attempt = await attemptFor(email);
  try {
    await signInByCode(email, code, attempt?.fingerprint);
  } catch (error) {
    if (isPending(error)) return confirmed(attempt, error.fieldErrors.application);
    throw error;
  }
  return wanted ?? routes.home;
}

/**
 * Signs in with a code, typed or from an e-mail's link, or confirms an application with it; `intent` 'again' sends a
 * new e-mail instead. Only this action consumes the code: opening a link does not.
 */
export const enterCode = formAction({
  words: 'auth',
  empty: NEW_FORM,
  hidden: mailedCode,
  incomplete: (t) => t('linkIncomplete'),
  keep: ({ code = '' }) => ({ values: { code } }),
  run: async ({ email, code, next, intent }, { t, answer }) => {
    const again = intent === 'again';
    if (!again && code === '') return answer({ errors: { code: t('codeMissing') } });
    const wait = (again ? await tooSoonMessage(email, 'sign-in') : null) ?? (await tooManyMessage());
    if (wait !== null) return answer({ message: wait });
    if (again) redirect(await sendAgain(email, next));
    return goOn(answer(), await enter(email, code, next));
  },
  failed: codeFailureState,
});
