'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { routes, signInAddress } from '@/lib/config/routes';
import { recoverPassword, recoverPasswordCheck } from '@/lib/contract/account/session';
import { localPath } from '@/lib/domain/content/links';
import { passwordProblem } from '@/lib/domain/account/password';
import { UpstreamError, unavailability } from '@/lib/upstream/errors';
import { newFingerprint } from '@/lib/upstream/session/open-session';
import { signInByPassword, visitorAddress } from '@/lib/upstream/session/sign-in';
import { send } from '@/lib/upstream/transport';
import { actionLocale, isForeignRequest } from '../failure';
import { type FormState, expectForm, textOf } from '../form-state';
import { goOn } from './go-on';
import { remember, tooSoonWords, wantedPath } from './sign-in-mail';
import { authWords, isCodeProblem, signInFailure, tooManyWords } from './sign-in-words';

const address = z.email().max(254);
const asked = z.object({ email: z.string().min(3).max(254), code: z.string().max(200), newpassword: z.string() });

/** @throws UpstreamError */
async function mailRecovery(email: string, next: string | null): Promise<void> {
  await send(recoverPassword, { query: { email } }, { visitor: await visitorAddress() });
  await remember({ purpose: 'recovery', email, next: next ?? '', fingerprint: newFingerprint(), sentAt: Date.now() });
}

/** Sends a code to set a new password with. The same for an address without an account. */
export async function askForRecovery(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const t = await authWords();
  const email = textOf(data, 'email').trim();
  const next = localPath(textOf(data, 'next'));
  const refused = (message: string | null, errors: FormState['errors'] = {}): FormState => ({
    values: { email },
    errors,
    message,
    attempt: previous.attempt + 1,
  });

  if (await isForeignRequest()) return refused(t('foreignRequest'));
  if (!address.safeParse(email).success)
    return refused(null, { email: t(email === '' ? 'emailMissing' : 'emailWrong') });
  const wait = await tooManyWords();
  if (wait !== null) return refused(wait);
  try {
    await mailRecovery(email, next);
  } catch (error) {
    return { ...refused(await signInFailure(error)), ...unavailability(error) };
  }
  redirect(signInAddress(routes.forgotPassword, next, { sent: '1' }));
}

/** Where to go on to once the password is set: signed in with it to what was wanted, or to the sign-in when that does not work just now. */
async function enter(email: string, newpassword: string, next: string | null): Promise<string> {
  try {
    await signInByPassword(email, newpassword);
    return next ?? routes.home;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return signInAddress(routes.login, next, { changed: '1' });
  }
}

/** Sets the new password by the code and signs in with it; with `intent` 'again' sends a new code. Neither password nor code comes back in an address. */
export async function resetPassword(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const locale = await actionLocale();
  const [t, words] = await Promise.all([authWords(), getTranslations({ locale, namespace: 'recovery' })]);
  const typed = textOf(data, 'code');
  const refused = (message: string | null, errors: FormState['errors'] = {}): FormState => ({
    values: { code: typed },
    errors,
    message,
    attempt: previous.attempt + 1,
  });

  if (await isForeignRequest()) return refused(t('foreignRequest'));
  const parsed = asked.safeParse({
    email: textOf(data, 'email').trim(),
    code: typed.trim(),
    newpassword: textOf(data, 'newpassword'),
  });
  if (!parsed.success) return refused(t('linkIncomplete'));
  const { email, code, newpassword } = parsed.data;
  const again = textOf(data, 'intent') === 'again';
  const problem = passwordProblem(newpassword, email);
  const errors = {
    ...(code === '' ? { code: t('codeMissing') } : {}),
    ...(problem === null ? {} : { newpassword: words(`problem.${problem}`) }),
  };
  if (!again && Object.keys(errors).length > 0) return refused(null, errors);
  const wait = (again ? await tooSoonWords(email) : null) ?? (await tooManyWords());
  if (wait !== null) return refused(wait);
  const next = await wantedPath(email);
  try {
    if (again) await mailRecovery(email, next);
    else await send(recoverPasswordCheck, { query: { email, code, newpassword } }, { visitor: await visitorAddress() });
  } catch (error) {
    if (isCodeProblem(error)) return refused(null, { code: await signInFailure(error) });
    const ofPassword = error instanceof UpstreamError ? error.fieldErrors.newpassword : undefined;
    if (ofPassword !== undefined) return refused(null, { newpassword: ofPassword });
    return { ...refused(await signInFailure(error)), ...unavailability(error) };
  }
  if (again) redirect(signInAddress(routes.forgotPassword, next, { sent: 'again' }));
  return goOn(refused(null), await enter(email, newpassword, next));
}
