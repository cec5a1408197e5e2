'use server';

import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from '@/lib/domain/account/password';
import { UpstreamError } from '@/lib/upstream/errors';
import { formAction, failureState } from '../form-action';
import { tooManyMessage, waitMessage } from '../sign-in/sign-in-words';
import { NEW_PASSWORD_FORM } from './profile-form';
import { updateUser } from './update-user';

const MAX_TYPED_LENGTH = 1000;
/** Seconds to wait if the platform gives no time. */
const WAIT_SECONDS = 60;
const sayPasswordFailure = failureState(routes.profile, ['password', 'newpassword']);

/**
 * Sets a new password. The platform asks for the current one if there is one, and ends the account's other sessions.
 */
export const changePassword = formAction({
  words: 'profile',
  empty: NEW_PASSWORD_FORM,
  hidden: z.object({ username: z.string().default('') }),
  fields: (t) =>
    z.object({
      password: z.string().max(MAX_TYPED_LENGTH, t('password.wrong')).default(''),
      newpassword: z.string().default(''),
    }),
  run: async ({ username, password, newpassword }, { t, answer }) => {
    const problem = passwordProblem(newpassword, username) ?? (password === newpassword ? 'same' : null);
    if (problem)
      return answer({
        errors: {
          newpassword: t(`password.problem.${problem}`, { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }),
        },
      });
    const wait = await tooManyMessage();
    if (wait !== null) return answer({ message: wait });
    await updateUser({ newpassword, ...(password === '' ? {} : { password }) });
    return answer({ outcome: 'changed' });
  },
  failed: async (error) =>
    error instanceof UpstreamError && error.status === 429
      ? { message: await waitMessage(error.retryAfter ?? WAIT_SECONDS) }
      : sayPasswordFailure(error),
});
