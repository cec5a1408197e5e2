import type { ProfileSwitches } from '../../contract/site/site';
import type { User, UserUpdate } from '../../contract/account/user';

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
 * Whether a customer may change a field of the own profile (specification 1, section 5). A date of birth that is set needs
 * `change_date_of_birth` as well.
 */
export function isEditable(field: ProfileField, switches: ProfileSwitches, user: Pick<User, 'date_of_birth'>): boolean {
  if (!switches[SWITCH_OF[field]]) return false;
  return field !== 'date_of_birth' || !user.date_of_birth || switches.change_date_of_birth;
}
