import type { ProfileField } from '@/lib/domain/account/profile';
import type { TypedField } from '@/lib/domain/account/profile-input';
import { type FormState, NEW_FORM, textOf } from '../form-state';

export interface ProfileState extends FormState {
  /** The rendered or last saved values; a field that differs from its value here was changed. */
  readonly was: Readonly<Record<string, string>>;
  readonly outcome: 'saved' | 'unchanged' | null;
}

/** Name prefix of the hidden field with a field's previous value. */
export const WAS_PREFIX = 'was.';

export function newProfileForm(values: Readonly<Record<string, string>>): ProfileState {
  return { ...NEW_FORM, values, was: values, outcome: null };
}

/** The fields of `names` that are in this form. */
export function readProfileForm(data: FormData, names: readonly ProfileField[]): TypedField[] {
  return names
    .filter((field) => data.has(field))
    .map((field) => ({ field, typed: textOf(data, field), was: textOf(data, `${WAS_PREFIX}${field}`) }));
}

/** State of the password form, without the typed values. */
export interface PasswordState extends FormState {
  readonly outcome: 'changed' | null;
}

export const NEW_PASSWORD_FORM: PasswordState = { ...NEW_FORM, outcome: null };
