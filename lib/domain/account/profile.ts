import type { UserUpdate } from '../../contract/account/user';
import type { ProfileSwitches } from '../site/settings';
import { camelName } from '../values/camel-case';
import type { User } from './user';

/** Profile fields that a switch makes editable. */
export type ProfileField = Exclude<keyof UserUpdate, 'current_address_id' | 'newpassword' | 'password'>;

const SWITCH_OF: Readonly<Record<ProfileField, keyof ProfileSwitches>> = {
  first_name: 'name',
  last_name: 'name',
  mobile_phone: 'mobilePhone',
  date_of_birth: 'dateOfBirth',
  company_name: 'companyName',
  company_phone: 'companyPhone',
  trading_name: 'tradingName',
  abn: 'abn',
  website: 'website',
  facebook_link: 'facebookLink',
  drivers_licence_number: 'driversLicence',
  drivers_licence_expiry: 'driversLicence',
  drivers_licence_state_of_issue_id: 'driversLicence',
  emergency_contact_name: 'emergencyContact',
  emergency_contact_phone: 'emergencyContact',
};

export const PROFILE_FIELDS = Object.keys(SWITCH_OF) as readonly ProfileField[];

/**
 * Whether customers may change a field of their profile (specification 1, section 5). An empty date of birth may be set
 * once, whatever its switch says; a set one needs `changeDateOfBirth` as well.
 */
export function isEditable(field: ProfileField, switches: ProfileSwitches, user: Pick<User, 'dateOfBirth'>): boolean {
  if (field !== 'date_of_birth') return switches[SWITCH_OF[field]];
  return !user.dateOfBirth || (switches.dateOfBirth && switches.changeDateOfBirth);
}

export function editableFields(
  fields: readonly ProfileField[],
  switches: ProfileSwitches,
  user: User,
): readonly ProfileField[] {
  return fields.filter((field) => isEditable(field, switches, user));
}

/** The record's value for a form field; profile forms use the platform's field names. */
export function profileValue(user: User, field: ProfileField): string | null | undefined {
  return user[camelName(field)];
}
