'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes, signInAddress } from '@/lib/config/routes';
import { localPath } from '@/lib/domain/content/links';
import { signInByPassword } from '@/lib/upstream/session/sign-in';
import { formAction } from '../form-action';
import { NEW_FORM } from '../form-state';
import { goOn } from '../continue';
import { credentialEmail, textField } from './credential-fields';
import { mailSignIn } from './sign-in-mail';
import { signInFailureState, tooManyMessage } from './sign-in-words';

const MAX_PASSWORD_LENGTH = 1000;

/**
 * Signs in by password and redirects to `next`, a path of this site; `intent` 'link' sends a sign-in e-mail instead.
 * The typed e-mail address is returned, the password is not.
 */
export const signIn = formAction({
  words: 'auth',
  empty: NEW_FORM,
  hidden: z.object({ next: textField.transform(localPath), intent: textField }),
  fields: (t, { intent }) =>
    z.object({
      username: credentialEmail(t),
      password:
        intent === 'link'
          ? textField
          : textField.pipe(z.string().min(1, t('passwordMissing')).max(MAX_PASSWORD_LENGTH, t('wrongPassword'))),
    }),
  keep: ({ username = '' }) => ({ values: { username: username.trim() } }),
  run: async ({ username, password, next, intent }, { answer }) => {
    const byMail = intent === 'link';
    const wait = await tooManyMessage();
    if (wait !== null) return answer({ message: wait });
    if (byMail) {
      await mailSignIn(username, next ?? '');
      redirect(signInAddress(routes.login, next, { sent: '1' }));
    }
    await signInByPassword(username, password);
    return goOn(answer(), next ?? routes.home);
  },
  failed: signInFailureState,
});
