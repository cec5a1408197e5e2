import type { ProfileField } from '@/lib/domain/account/profile';
import type { TypedField } from '@/lib/domain/account/profile-input';
import { type FormState, NEW_FORM, textOf } from '../form-state';

/** What a form of the profile gives back. */
export interface ProfileState extends FormState {
  /** The values that the form was rendered with, or that were saved last: what differs from them is a change. */
  readonly was: Readonly<Record<string, string>>;
  readonly outcome: 'saved' | 'unchanged' | null;
}

/** Before the name of the hidden field that holds what a field was. */
export const WAS_PREFIX = 'was.';

export function newProfileForm(values: Readonly<Record<string, string>>): ProfileState {
  return { ...NEW_FORM, values, was: values, outcome: null };
}

/** The fields of `names` that a form has: each form has some of them. */
export function readProfileForm(data: FormData, names: readonly ProfileField[]): TypedField[] {
  return names
    .filter((field) => data.has(field))
    .map((field) => ({ field, typed: textOf(data, field), was: textOf(data, `${WAS_PREFIX}${field}`) }));
}

/** What the form of the password gives back; never what was typed. */
export interface PasswordState extends FormState {
  readonly changed: boolean;
}

export const NEW_PASSWORD_FORM: PasswordState = { ...NEW_FORM, changed: false };
