import type { BodyOf } from '@/lib/contract/endpoint';
import type { registerLink } from '@/lib/contract/sign-in/session';
import type { SignInSwitches } from '@/lib/contract/site/site';
import { refuseFields } from '../../system/refusals/refuse-fields';
import type { JobOf } from '../mail/mail-job';
import type { FieldFault } from '../../rules/values/field-fault';
import { readEmail } from '../../rules/values/email';
import { type Read, readAbn, readDateOfBirth, readLine } from '../../rules/account/person-fields';

type Typed = Omit<JobOf<'register'>, 'kind'>;

/** Normalizes an applicant's input. Throws 422 with a message for each invalid field. It reads no accounts. */
export function readApplication(body: BodyOf<typeof registerLink>, switches: SignInSwitches, at: Date): Typed {
  const email = readEmail(body.email);
  const fields = {
    email: email === null ? { problem: 'Enter an e-mail address such as name@example.com.' } : { value: email },
    first_name: readLine(body.first_name, 'Enter your first name.'),
    last_name: readLine(body.last_name, 'Enter your last name.'),
    company_name: readLine(body.company_name, 'Enter the name of your business.'),
    abn: readAbn(body.abn),
    date_of_birth: switches.signup_date_of_birth ? readDateOfBirth(body.date_of_birth ?? '', at) : { value: '' },
  } satisfies Record<string, Read>;
  const faults: Record<string, FieldFault> = {};
  const valueOf = (name: keyof typeof fields): string => {
    const read: Read = fields[name];
    if ('value' in read) return read.value;
    faults[name] = read;
    return '';
  };
  const typed = {
    email: valueOf('email'),
    firstName: valueOf('first_name'),
    lastName: valueOf('last_name'),
    companyName: valueOf('company_name'),
    abn: valueOf('abn'),
    dateOfBirth: valueOf('date_of_birth') || null,
    addressState: body.state,
    shortlist: body.shortlist,
  };
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  return typed;
}
