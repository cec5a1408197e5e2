import { type ProfileSwitches, profileSwitches } from '../../contract/site/site';
import { toProfileSwitches } from '../site/settings';
import { PROFILE_FIELDS, isEditable } from './profile';

const nobody = { dateOfBirth: null };
const born = { dateOfBirth: '1990-02-28' };

const switchesOf = (stored: Partial<ProfileSwitches>) => toProfileSwitches(profileSwitches.parse(stored));

it('allows only company name and ABN to be edited by default', () => {
  const switches = switchesOf({});
  expect(PROFILE_FIELDS.filter((field) => isEditable(field, switches, born))).toEqual(['company_name', 'abn']);
});

it('makes fields editable by their switches', () => {
  const switches = switchesOf({ name: true, abn: false, emergency_contact: true });
  expect(PROFILE_FIELDS.filter((field) => isEditable(field, switches, born))).toEqual([
    'first_name',
    'last_name',
    'company_name',
    'emergency_contact_name',
    'emergency_contact_phone',
  ]);
});

it('allows a date of birth to be set once, unless it may be changed', () => {
  expect(isEditable('date_of_birth', switchesOf({}), nobody)).toBe(true);
  expect(isEditable('date_of_birth', switchesOf({}), born)).toBe(false);
  const open = switchesOf({ date_of_birth: true });
  expect(isEditable('date_of_birth', open, nobody)).toBe(true);
  expect(isEditable('date_of_birth', open, born)).toBe(false);
  expect(isEditable('date_of_birth', switchesOf({ date_of_birth: true, change_date_of_birth: true }), born)).toBe(true);
  expect(isEditable('date_of_birth', switchesOf({ change_date_of_birth: true }), born)).toBe(false);
});
