'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { routes, signInAddress } from '@/lib/config/routes';
import { isAbnProblem } from '@/lib/domain/account/abn';
import { type ApplicationField, applicationProblems, toApplication } from '@/lib/domain/account/application';
import { readSettings } from '@/lib/data/site/site';
import { shopDay } from '@/lib/domain/values/shop-day';
import { UpstreamError } from '@/lib/upstream/errors';
import { translateError } from '@/lib/upstream/refusal-messages';
import { formAction } from '../form-action';
import { NEW_FORM } from '../form-state';
import { mailApplication } from './register-mail';
import { tooSoonMessage } from './sign-in-mail';
import { signInFailureState, tooManyMessage } from './sign-in-words';

const typedField = z.string().trim().default('');
const application = z.object({
  abn: typedField,
  company_name: typedField,
  first_name: typedField,
  last_name: typedField,
  email: typedField,
  date_of_birth: typedField,
  state: typedField,
} satisfies Record<ApplicationField | 'state', z.ZodType>);

/** Applies for a trade account. The typed values stay; the response does not reveal whether the address is known. */
export const register = formAction({
  words: 'signup',
  empty: NEW_FORM,
  fields: () => application,
  keep: (typed) => ({ values: application.parse(typed) }),
  run: async (values, { t, locale, answer }) => {
    const tAll = await getTranslations({ locale });
    const asksBirth = (await readSettings()).signIn.signupDateOfBirth;
    const problems = Object.entries(applicationProblems(values, asksBirth, shopDay(new Date())));
    if (problems.length > 0)
      return answer({
        errors: Object.fromEntries(
          problems.map(([field, problem]) => [field, isAbnProblem(problem) ? tAll(problem) : t(`problem.${problem}`)]),
        ),
      });
    const wait = (await tooSoonMessage(values.email, 'application')) ?? (await tooManyMessage());
    if (wait !== null) return answer({ message: wait });
    await mailApplication(toApplication(values, asksBirth));
    redirect(signInAddress(routes.signup, null, { sent: '1' }));
  },
  failed: async (error, { locale }) => {
    const told = await translateError(error, locale);
    const fields =
      told instanceof UpstreamError
        ? Object.entries(told.fieldErrors).filter(([field]) => field in application.shape)
        : [];
    return fields.length > 0 ? { errors: Object.fromEntries(fields) } : signInFailureState(told);
  },
});
