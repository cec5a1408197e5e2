import { abnDigits, abnProblem, formatAbn } from './abn';
import { userUpdate } from '../../contract/account/user';
import type { ProfileField } from './profile';

const NEEDED = ['first_name', 'last_name', 'company_name', 'abn'] as const;
type NeededField = (typeof NEEDED)[number];

export type ProfileProblem =
  | `missing.${NeededField}`
  | 'long'
  | 'abn-length'
  | 'abn-checksum'
  | 'date'
  | 'future'
  | 'past';

/** Fields that may be changed but not emptied. */
export function isNeeded(field: ProfileField): field is NeededField {
  return NEEDED.some((needed) => needed === field);
}

/** Characters that the platform takes. */
export function longestValue(field: ProfileField): number {
  return userUpdate.body?.shape[field].unwrap().maxLength ?? Number.POSITIVE_INFINITY;
}

const EARLIEST_BIRTH = '1900-01-01';

/** True for a day that the calendar has, as an ISO date. */
export function isIsoDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** What is sent for what was typed: without blanks around it, an ABN as its digits. */
export function plainValue(field: ProfileField, typed: string): string {
  return field === 'abn' ? abnDigits(typed) : typed.trim();
}

/** A value as its field shows it. */
export function shownValue(field: ProfileField, value: string | null | undefined): string {
  return field === 'abn' ? formatAbn(value ?? '') : (value ?? '');
}

/** What is wrong with a plain value; null when nothing is. `today` is an ISO date. */
export function profileProblem(field: ProfileField, value: string, today: string): ProfileProblem | null {
  if (value === '') return isNeeded(field) ? `missing.${field}` : null;
  if (field === 'abn') {
    const problem = abnProblem(value);
    return problem === null || problem === 'missing' ? null : `abn-${problem}`;
  }
  if (value.length > longestValue(field)) return 'long';
  if (field === 'date_of_birth' || field === 'drivers_licence_expiry') {
    if (!isIsoDate(value)) return 'date';
    if (field === 'date_of_birth' && value > today) return 'future';
    if (field === 'date_of_birth' && value < EARLIEST_BIRTH) return 'past';
  }
  return null;
}

/** A field of a form: as it was typed, and as the form was rendered with it. */
export interface TypedField {
  readonly field: ProfileField;
  readonly typed: string;
  readonly was: string;
}

/**
 * The plain values of the fields that somebody changed. Compared with what the form was rendered with, not with the record as it is
 * now: what another tab saved meanwhile stays.
 */
export function changedFields(fields: readonly TypedField[]): Partial<Record<ProfileField, string>> {
  const changes: Partial<Record<ProfileField, string>> = {};
  for (const { field, typed, was } of fields) {
    const value = plainValue(field, typed);
    if (value !== plainValue(field, was)) changes[field] = value;
  }
  return changes;
}
