'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { PROFILE_FIELDS } from '@/lib/domain/account/profile';
import { changedFields, longestValue, profileProblem, shownValue } from '@/lib/domain/account/profile-input';
import { unavailability } from '@/lib/upstream/errors';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { expectForm } from '../form-state';
import { type ProfileState, readProfileForm } from './profile-form';
import { updateUser } from './update-user';

/** Saves the fields that one form of the profile has, and of these only what was changed in it. */
export async function saveProfile(previous: ProfileState, data: FormData): Promise<ProfileState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'profile' });
  const fields = readProfileForm(data, PROFILE_FIELDS);
  const values = Object.fromEntries(fields.map(({ field, typed }) => [field, typed]));
  const was = Object.fromEntries(fields.map((field) => [field.field, field.was]));
  const answer = (rest: Partial<ProfileState>): ProfileState => ({
    values,
    was,
    errors: {},
    message: null,
    outcome: null,
    attempt: previous.attempt + 1,
    ...rest,
  });

  if (await isForeignRequest()) return answer({ message: t('foreignRequest') });
  const changes = changedFields(fields);
  const today = new Date().toISOString().slice(0, 10);
  const errors: Record<string, string> = {};
  for (const { field } of fields) {
    const value = changes[field];
    const problem = value === undefined ? null : profileProblem(field, value, today);
    if (problem) errors[field] = t(`problem.${problem}`, { max: longestValue(field) });
  }
  if (Object.keys(errors).length > 0) return answer({ errors });
  if (Object.keys(changes).length === 0) return answer({ outcome: 'unchanged' });
  try {
    const user = await updateUser(changes);
    refresh();
    const saved = Object.fromEntries(fields.map(({ field }) => [field, shownValue(field, user[field])]));
    return answer({ values: saved, was: saved, outcome: 'saved' });
  } catch (error) {
    const { message, fieldErrors } = await failureOf(error, routes.profile);
    const shown = Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => field in values));
    return answer({ errors: shown, message: Object.keys(shown).length > 0 ? null : message, ...unavailability(error) });
  }
}
