'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { isAbnProblem } from '@/lib/domain/account/abn';
import { MIN_AGE } from '@/lib/domain/account/birth';
import { PROFILE_FIELDS, profileValue } from '@/lib/domain/account/profile';
import { changedFields, longestValue, profileProblem, shownValue } from '@/lib/domain/account/profile-input';
import { shopDay } from '@/lib/domain/values/shop-day';
import { formAction, failureState } from '../form-action';
import { newProfileForm, readProfileForm } from './profile-form';
import { updateUser } from './update-user';

/** Saves the changed fields of one profile form. */
export const saveProfile = formAction({
  words: 'profile',
  empty: newProfileForm({}),
  keep: (_, data) => {
    const fields = readProfileForm(data, PROFILE_FIELDS);
    return {
      values: Object.fromEntries(fields.map(({ field, typed }) => [field, typed])),
      was: Object.fromEntries(fields.map(({ field, was }) => [field, was])),
    };
  },
  run: async (_, { t, locale, data, answer }) => {
    const tAll = await getTranslations({ locale });
    const fields = readProfileForm(data, PROFILE_FIELDS);
    const changes = changedFields(fields);
    const today = shopDay(new Date());
    const errors: Record<string, string> = {};
    for (const { field } of fields) {
      const value = changes[field];
      const problem = value === undefined ? null : profileProblem(field, value, today);
      if (!problem) continue;
      errors[field] = isAbnProblem(problem)
        ? tAll(problem)
        : t(`problem.${problem}`, { max: longestValue(field), age: MIN_AGE });
    }
    if (Object.keys(errors).length > 0) return answer({ errors });
    if (Object.keys(changes).length === 0) return answer({ outcome: 'unchanged' });
    const user = await updateUser(changes);
    refresh();
    const saved = Object.fromEntries(fields.map(({ field }) => [field, shownValue(field, profileValue(user, field))]));
    return answer({ values: saved, was: saved, outcome: 'saved' });
  },
  failed: async (error, { data }) =>
    failureState(
      routes.profile,
      PROFILE_FIELDS.filter((field) => data.has(field)),
    )(error),
});
