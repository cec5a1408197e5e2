'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes, signInAddress } from '@/lib/config/routes';
import { localPath } from '@/lib/domain/content/links';
import { unavailability } from '@/lib/upstream/errors';
import { signInByPassword } from '@/lib/upstream/session/sign-in';
import { isForeignRequest } from '../failure';
import { type FormState, expectForm, textOf } from '../form-state';
import { goOn } from './go-on';
import { mailSignIn } from './sign-in-mail';
import { authWords, signInFailure, tooManyWords } from './sign-in-words';

const email = z.email().max(254);
const LONGEST_PASSWORD = 1000;

/**
 * Signs in by password and goes on to `next`, a path of this site; with `intent` 'link' sends an e-mail to sign in with instead.
 * The typed e-mail address is kept, the password is not.
 */
export async function signIn(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const t = await authWords();
  const username = textOf(data, 'username').trim();
  const password = textOf(data, 'password');
  const next = localPath(textOf(data, 'next'));
  const byMail = textOf(data, 'intent') === 'link';
  const refused = (message: string | null, errors: FormState['errors'] = {}): FormState => ({
    values: { username },
    errors,
    message,
    attempt: previous.attempt + 1,
  });

  if (await isForeignRequest()) return refused(t('foreignRequest'));
  const errors = {
    ...(email.safeParse(username).success ? {} : { username: t(username === '' ? 'emailMissing' : 'emailWrong') }),
    ...(byMail || (password !== '' && password.length <= LONGEST_PASSWORD)
      ? {}
      : { password: t(password === '' ? 'passwordMissing' : 'wrongPassword') }),
  };
  if (Object.keys(errors).length > 0) return refused(null, errors);
  const wait = await tooManyWords();
  if (wait !== null) return refused(wait);
  try {
    if (byMail) await mailSignIn(username, next ?? '');
    else await signInByPassword(username, password);
  } catch (error) {
    return { ...refused(await signInFailure(error)), ...unavailability(error) };
  }
  if (byMail) redirect(signInAddress(routes.login, next, { sent: '1' }));
  return goOn(refused(null), next ?? routes.home);
}
