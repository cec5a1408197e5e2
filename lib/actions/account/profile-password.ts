'use server';

import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD, passwordProblem } from '@/lib/domain/account/password';
import { UpstreamError, unavailability } from '@/lib/upstream/errors';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { expectForm, textOf } from '../form-state';
import type { PasswordState } from './profile-form';
import { tooManyWords, waitWords } from '../sign-in/sign-in-words';
import { updateUser } from './update-user';

const LONGEST_TYPED = 1000;
/** For a platform that limits without saying how long. */
const WAIT_SECONDS = 60;

/** Sets a new password. The platform asks for the current one where there is one, and ends the other sign-ins of the account. */
export async function changePassword(previous: PasswordState, data: FormData): Promise<PasswordState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'profile' });
  const answer = (rest: Partial<PasswordState>): PasswordState => ({
    values: {},
    errors: {},
    message: null,
    changed: false,
    attempt: previous.attempt + 1,
    ...rest,
  });
  if (await isForeignRequest()) return answer({ message: t('foreignRequest') });

  const current = textOf(data, 'password');
  const wanted = textOf(data, 'newpassword');
  const problem = passwordProblem(wanted, textOf(data, 'username'));
  if (current.length > LONGEST_TYPED) return answer({ errors: { password: t('password.wrong') } });
  if (problem)
    return answer({
      errors: { newpassword: t(`password.problem.${problem}`, { min: SHORTEST_PASSWORD, max: LONGEST_PASSWORD }) },
    });
  if (current === wanted) return answer({ errors: { newpassword: t('password.problem.same') } });
  const wait = await tooManyWords();
  if (wait !== null) return answer({ message: wait });
  try {
    await updateUser({ newpassword: wanted, ...(current === '' ? {} : { password: current }) });
    return answer({ changed: true });
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 429)
      return answer({ message: await waitWords(error.retryAfter ?? WAIT_SECONDS) });
    const { message, fieldErrors } = await failureOf(error, routes.profile);
    const { password, newpassword } = fieldErrors;
    const errors = { ...(password ? { password } : {}), ...(newpassword ? { newpassword } : {}) };
    return answer({ errors, message: Object.keys(errors).length > 0 ? null : message, ...unavailability(error) });
  }
}
