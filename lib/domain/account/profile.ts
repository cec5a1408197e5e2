import type { ProfileSwitches } from '../../contract/site/site';
import type { User as UserReply, UserUpdate } from '../../contract/account/user';
import { camelName } from '../values/camel-case';
import type { User } from './user';

/** Fields of the profile that a switch governs. */
export type ProfileField = Exclude<keyof UserUpdate, 'current_address_id' | 'newpassword' | 'password'>;

const SWITCH_OF: Readonly<Record<ProfileField, keyof ProfileSwitches>> = {
  first_name: 'name',
  last_name: 'name',
  mobile_phone: 'mobile_phone',
  date_of_birth: 'date_of_birth',
  company_name: 'company_name',
  company_phone: 'company_phone',
  trading_name: 'trading_name',
  abn: 'abn',
  website: 'website',
  facebook_link: 'facebook_link',
  drivers_licence_number: 'drivers_licence',
  drivers_licence_expiry: 'drivers_licence',
  drivers_licence_state_of_issue_id: 'drivers_licence',
  emergency_contact_name: 'emergency_contact',
  emergency_contact_phone: 'emergency_contact',
};

export const PROFILE_FIELDS = Object.keys(SWITCH_OF) as readonly ProfileField[];

/**
 * Whether a customer may change a field of the own profile (specification 1, section 5). A date of birth may be given
 * once where there is none, whatever its switch says; one that is set needs `change_date_of_birth` as well.
 */
export function isEditable(
  field: ProfileField,
  switches: ProfileSwitches,
  user: Pick<UserReply, 'date_of_birth'>,
): boolean {
  if (field !== 'date_of_birth') return switches[SWITCH_OF[field]];
  return !user.date_of_birth || (switches.date_of_birth && switches.change_date_of_birth);
}

/** The fields that this customer may change. */
export function editableFields(
  fields: readonly ProfileField[],
  switches: ProfileSwitches,
  { dateOfBirth }: User,
): readonly ProfileField[] {
  return fields.filter((field) => isEditable(field, switches, { date_of_birth: dateOfBirth }));
}

/** What the record has in a field of the profile's forms, which keep the platform's names. */
export function profileValue(user: User, field: ProfileField): string | null | undefined {
  return user[camelName(field)];
}
