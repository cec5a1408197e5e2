import { type AbnProblemWords, abnDigits, abnProblem, formatAbn } from './abn';
import { type BirthProblem, birthProblem } from './birth';
import { userUpdate } from '../../contract/account/user';
import type { ProfileField } from './profile';
import { isIsoDate } from './typed-date';
import { plainDigits } from '../values/plain-digits';

const NEEDED = ['first_name', 'last_name', 'company_name', 'abn'] as const;
type NeededField = (typeof NEEDED)[number];

/** Message keys below `profile.problem`, for an ABN below `abn`. */
export type ProfileProblem = `missing.${Exclude<NeededField, 'abn'>}` | 'long' | AbnProblemWords | BirthProblem;

/** Fields that may be changed but not emptied. */
export function isNeeded(field: ProfileField): field is NeededField {
  return NEEDED.some((needed) => needed === field);
}

/** Maximum length in characters, as declared in the contract. */
export function longestValue(field: ProfileField): number {
  return userUpdate.body?.shape[field].unwrap().maxLength ?? Number.POSITIVE_INFINITY;
}

/** The value to send: trimmed, an ABN as digits, a telephone number in ASCII digits whatever was typed. */
function plainValue(field: ProfileField, typed: string): string {
  if (field === 'abn') return abnDigits(typed);
  return (field.endsWith('_phone') ? plainDigits(typed) : typed).trim();
}

/** A value formatted for its form field. */
export function shownValue(field: ProfileField, value: string | null | undefined): string {
  return field === 'abn' ? formatAbn(value ?? '') : (value ?? '');
}

/** Validates a value as `plainValue` returns it; null when valid. `today` is an ISO date. */
export function profileProblem(field: ProfileField, value: string, today: string): ProfileProblem | null {
  if (field === 'abn') {
    const problem = abnProblem(value);
    return problem === null ? null : `abn.${problem}`;
  }
  if (value === '') return isNeeded(field) ? `missing.${field}` : null;
  if (value.length > longestValue(field)) return 'long';
  if (field === 'date_of_birth') return birthProblem(value, today);
  return field === 'drivers_licence_expiry' && !isIsoDate(value) ? 'date' : null;
}

/** A form field: the submitted value, and the value that the form was rendered with. */
export interface TypedField {
  readonly field: ProfileField;
  readonly typed: string;
  readonly was: string;
}

/**
 * The plain values of changed fields. Compared with the values that the form was rendered with, not with the current
 * record, so that changes saved in another tab are not overwritten.
 */
export function changedFields(fields: readonly TypedField[]): Partial<Record<ProfileField, string>> {
  const changes: Partial<Record<ProfileField, string>> = {};
  for (const { field, typed, was } of fields) {
    const value = plainValue(field, typed);
    if (value !== plainValue(field, was)) changes[field] = value;
  }
  return changes;
}
