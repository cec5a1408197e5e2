'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { TIME_ZONE } from '@/lib/config/constants';
import { routes, signInAddress } from '@/lib/config/routes';
import { currentDomain } from '@/lib/contract/site/site';
import {
  APPLICATION_FIELDS,
  type ApplicationValues,
  applicationProblems,
  toApplication,
} from '@/lib/domain/account/application';
import { UpstreamError, unavailability } from '@/lib/upstream/errors';
import { publicCall } from '@/lib/upstream/public-call';
import { actionLocale, isForeignRequest } from '../failure';
import { type FormState, expectForm, textOf } from '../form-state';
import { mailApplication } from './register-mail';
import { tooSoonWords } from './sign-in-mail';
import { signInFailure, tooManyWords } from './sign-in-words';

/** Today in the shop's time zone, as 2026-10-27. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(new Date());
}

/** Asks for a trade account. What was typed stays; the answer is the same for an address that is known. */
export async function register(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'signup' });
  const values = Object.fromEntries(
    APPLICATION_FIELDS.map((field) => [field, textOf(data, field).trim()]),
  ) as ApplicationValues;
  const refused = (message: string | null, errors: FormState['errors'] = {}): FormState => ({
    values,
    errors,
    message,
    attempt: previous.attempt + 1,
  });

  if (await isForeignRequest()) return refused(t('foreignRequest'));
  try {
    const { item: settings } = await publicCall(currentDomain);
    const asksBirth = settings.sign_in.signup_date_of_birth;
    const problems = Object.entries(applicationProblems(values, asksBirth, today()));
    if (problems.length > 0)
      return refused(null, Object.fromEntries(problems.map(([field, problem]) => [field, t(`problem.${problem}`)])));
    const wait = (await tooSoonWords(values.email)) ?? (await tooManyWords());
    if (wait !== null) return refused(wait);
    await mailApplication(toApplication(values, asksBirth));
  } catch (error) {
    const fields =
      error instanceof UpstreamError ? Object.entries(error.fieldErrors).filter(([field]) => field in values) : [];
    if (fields.length > 0) return refused(null, Object.fromEntries(fields));
    return { ...refused(await signInFailure(error)), ...unavailability(error) };
  }
  redirect(signInAddress(routes.signup, null, { sent: '1' }));
}
