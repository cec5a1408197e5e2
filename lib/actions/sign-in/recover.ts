'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { routes, signInAddress } from '@/lib/config/routes';
import { recoverPassword, recoverPasswordCheck } from '@/lib/contract/sign-in/session';
import { localPath } from '@/lib/domain/content/links';
import { passwordProblem } from '@/lib/domain/account/password';
import { UpstreamError } from '@/lib/upstream/errors';
import { newFingerprint } from '@/lib/upstream/session/open-session';
import { signInByPassword, visitorAddress } from '@/lib/upstream/session/sign-in';
import { send } from '@/lib/upstream/transport';
import { formAction } from '../form-action';
import { NEW_FORM } from '../form-state';
import { goOn } from '../continue';
import { credentialEmail, mailedCode, textField } from './credential-fields';
import { remember, tooSoonMessage, wantedPath } from './sign-in-mail';
import { codeFailureState, signInFailureState, tooManyMessage } from './sign-in-words';

/** @throws UpstreamError */
async function mailRecovery(email: string, next: string | null): Promise<void> {
  await send(recoverPassword, { query: { email } }, { visitor: await visitorAddress() });
  await remember({ purpose: 'recovery', email, next: next ?? '', fingerprint: newFingerprint(), sentAt: Date.now() });
}

/** Sends a code for a new password. The response does not reveal whether the address has an account. */
export const askForRecovery = formAction({
  words: 'auth',
  empty: NEW_FORM,
  hidden: z.object({ next: textField.transform(localPath) }),
  fields: (t) => z.object({ email: credentialEmail(t) }),
  keep: ({ email = '' }) => ({ values: { email: email.trim() } }),
  run: async ({ email, next }, { answer }) => {
    const wait = await tooManyMessage();
    if (wait !== null) return answer({ message: wait });
    await mailRecovery(email, next);
    redirect(signInAddress(routes.forgotPassword, next, { sent: '1' }));
  },
  failed: signInFailureState,
});

/** Signs in with the new password; false if that fails. */
async function enter(email: string, newpassword: string): Promise<boolean> {
  try {
    await signInByPassword(email, newpassword);
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return false;
  }
}

/** Sets the new password. @returns null, or the error of a code that was used before. @throws UpstreamError */
async function setPassword(email: string, code: string, newpassword: string): Promise<UpstreamError | null> {
  try {
    await send(recoverPasswordCheck, { query: { email, code, newpassword } }, { visitor: await visitorAddress() });
    return null;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'CODE_EXPIRED') return error;
    throw error;
  }
}

/**
 * Sets the new password with the code and signs in; `intent` 'again' sends a new code. Neither the password nor the
 * code is put into an address.
 */
export const resetPassword = formAction({
  words: 'auth',
  empty: NEW_FORM,
  hidden: mailedCode.extend({ newpassword: textField }),
  incomplete: (t) => t('linkIncomplete'),
  keep: ({ code = '' }) => ({ values: { code } }),
  run: async ({ email, code, newpassword, intent }, { t, locale, answer }) => {
    const words = await getTranslations({ locale, namespace: 'recovery' });
    const again = intent === 'again';
    const problem = passwordProblem(newpassword, email);
    const errors = {
      ...(code === '' ? { code: t('codeMissing') } : {}),
      ...(problem === null ? {} : { newpassword: words(`problem.${problem}`) }),
    };
    if (!again && Object.keys(errors).length > 0) return answer({ errors });
    const wait = (again ? await tooSoonMessage(email, 'recovery') : null) ?? (await tooManyMessage());
    if (wait !== null) return answer({ message: wait });
    const next = await wantedPath(email);
    if (again) {
      await mailRecovery(email, next);
      redirect(signInAddress(routes.forgotPassword, next, { sent: 'again' }));
    }
    const spent = await setPassword(email, code, newpassword);
    const isIn = await enter(email, newpassword);
    // If this form used the code, and its reply was lost, the password is set already.
    if (spent && !isIn) throw spent;
    return goOn(answer(), isIn ? (next ?? routes.home) : signInAddress(routes.login, next, { changed: '1' }));
  },
  failed: async (error) => {
    const ofPassword = error instanceof UpstreamError ? error.fieldErrors.newpassword : undefined;
    return ofPassword === undefined ? codeFailureState(error) : { errors: { newpassword: ofPassword } };
  },
});
