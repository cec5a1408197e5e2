'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes, signInAddress } from '@/lib/config/routes';
import { unavailability } from '@/lib/upstream/errors';
import { signInByCode } from '@/lib/upstream/session/sign-in';
import { isForeignRequest } from '../failure';
import { type FormState, expectForm, textOf } from '../form-state';
import { goOn } from './go-on';
import { mailApplication } from './register-mail';
import { attemptFor, mailSignIn, tooSoonWords, wantedPath } from './sign-in-mail';
import { authWords, isCodeProblem, isPending, signInFailure, tooManyWords } from './sign-in-words';

const asked = z.object({ email: z.string().min(3).max(254), code: z.string().max(200) });

/** Sends what was sent before once more. @throws UpstreamError */
async function sendAgain(email: string): Promise<string> {
  const attempt = await attemptFor(email);
  if (attempt?.purpose === 'application') {
    await mailApplication(attempt.application);
    return signInAddress(routes.signup, null, { sent: 'again' });
  }
  const next = await wantedPath(email);
  await mailSignIn(email, next ?? '');
  return signInAddress(routes.login, next, { sent: 'again' });
}

/** Where to go on to after signing in, from what this browser remembers of its wish; home on another device. */
async function enter(email: string, code: string): Promise<string> {
  const wanted = await wantedPath(email);
  try {
    await signInByCode(email, code, (await attemptFor(email))?.fingerprint);
  } catch (error) {
    if (isPending(error)) return signInAddress(routes.signup, null, { confirmed: '1' });
    throw error;
  }
  return wanted ?? routes.home;
}

/**
 * Signs in by a code, typed or from an e-mail's link, or confirms an application with it; with `intent` 'again' sends a new
 * e-mail instead. Only this spends a code: opening a link does not.
 */
export async function enterCode(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const t = await authWords();
  const typed = textOf(data, 'code');
  const again = textOf(data, 'intent') === 'again';
  const refused = (message: string | null, errors: FormState['errors'] = {}): FormState => ({
    values: { code: typed },
    errors,
    message,
    attempt: previous.attempt + 1,
  });

  if (await isForeignRequest()) return refused(t('foreignRequest'));
  const parsed = asked.safeParse({ email: textOf(data, 'email').trim(), code: typed.trim() });
  if (!parsed.success) return refused(t('linkIncomplete'));
  const { email, code } = parsed.data;
  if (!again && code === '') return refused(null, { code: t('codeMissing') });
  const wait = (again ? await tooSoonWords(email) : null) ?? (await tooManyWords());
  if (wait !== null) return refused(wait);
  let next: string;
  try {
    next = again ? await sendAgain(email) : await enter(email, code);
  } catch (error) {
    const words = await signInFailure(error);
    return isCodeProblem(error) ? refused(null, { code: words }) : { ...refused(words), ...unavailability(error) };
  }
  if (again) redirect(next);
  return goOn(refused(null), next);
}
