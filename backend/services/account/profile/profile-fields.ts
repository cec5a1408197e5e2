import type { UserUpdate } from '@/lib/contract/account/user';
import { PROFILE_FIELDS, type ProfileField } from '@/lib/domain/account/profile';
import type { users } from '../../../db/schema/account/account';
import {
  type Read,
  readAbn,
  readDate,
  readDateOfBirth,
  readLine,
  readPhone,
  readState,
  readWebAddress,
} from '../../../rules/account/person-fields';
import type { FieldFault } from '../../../rules/values/field-fault';

type Columns = Partial<Omit<typeof users.$inferInsert, 'id'>>;

interface Rule {
  readonly column: keyof Columns;
  readonly read: (typed: string, at: Date) => Read;
}

const line = (text: string): Read => readLine(text, null);

const RULES: Readonly<Record<ProfileField, Rule>> = {
  first_name: { column: 'firstName', read: (text) => readLine(text, 'Enter your first name.') },
  last_name: { column: 'lastName', read: (text) => readLine(text, 'Enter your last name.') },
  mobile_phone: { column: 'mobilePhone', read: readPhone },
  date_of_birth: {
    column: 'dateOfBirth',
    read: (text, at) => (text.trim() === '' ? { value: '' } : readDateOfBirth(text, at)),
  },
  company_name: { column: 'companyName', read: (text) => readLine(text, 'Enter the name of your business.') },
  company_phone: { column: 'companyPhone', read: readPhone },
  trading_name: { column: 'tradingName', read: line },
  abn: { column: 'abn', read: readAbn },
  website: { column: 'website', read: readWebAddress },
  facebook_link: { column: 'facebookLink', read: readWebAddress },
  drivers_licence_number: { column: 'driversLicenceNumber', read: line },
  drivers_licence_expiry: { column: 'driversLicenceExpiry', read: readDate },
  drivers_licence_state_of_issue_id: { column: 'driversLicenceStateOfIssueId', read: readState },
  emergency_contact_name: { column: 'emergencyContactName', read: line },
  emergency_contact_phone: { column: 'emergencyContactPhone', read: readPhone },
};

/** Parses the sent fields into column values (empty becomes null), and what is wrong by field. */
export function readProfileFields(
  sent: UserUpdate,
  at: Date,
): { columns: Columns; faults: Record<string, FieldFault> } {
  const columns: Columns = {};
  const faults: Record<string, FieldFault> = {};
  for (const field of PROFILE_FIELDS) {
    const typed = sent[field];
    if (typed === undefined) continue;
    const { column, read } = RULES[field];
    const result = read(typed, at);
    if ('problem' in result) faults[field] = result;
    else Object.assign(columns, { [column]: result.value === '' ? null : result.value });
  }
  return { columns, faults };
}
