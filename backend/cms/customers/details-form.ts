import { type Read, readAbn, readDateOfBirth, readLine } from '../../rules/account/person-fields';
import { readEmail } from '../../rules/values/email';
import { DETAILS, type Details, detailsFrom } from '../../services/account/customers/change-details';
import { refuseFields } from '../../system/refusals/refuse-fields';
import type { Posted } from '../form/read-form';
import { type Html, html, nothing, raw } from '../views/html';
import { type FieldErrors, fieldError } from '../views/problem';

interface Field {
  readonly label: string;
  readonly most: number;
  /** Null for text of one line. */
  readonly read: ((typed: string, at: Date) => Read) | null;
  readonly required?: true;
}

function readAddress(typed: string): Read {
  const email = readEmail(typed);
  return email === null ? { problem: 'Enter an e-mail address such as name@example.com.' } : { value: email };
}

const FIELDS: Readonly<Record<keyof Details, Field>> = {
  email: { label: 'E-mail address', most: 254, read: readAddress, required: true },
  first_name: { label: 'First name', most: 80, read: null, required: true },
  last_name: { label: 'Last name', most: 80, read: null, required: true },
  company_name: { label: 'Business', most: 120, read: null },
  abn: { label: 'ABN', most: 20, read: readAbn },
  date_of_birth: { label: 'Date of birth, such as 1985-04-23', most: 10, read: readDateOfBirth },
  group: { label: 'Group', most: 120, read: null },
};

function readField({ label, most, read, required }: Field, typed: string, at: Date): Read {
  if (typed.trim() === '') return required ? { problem: `${label}: please fill this in.` } : { value: '' };
  if (typed.length > most) return { problem: `${label}: at most ${most} characters, please.` };
  return read ? read(typed, at) : readLine(typed, null);
}

/**
 * The typed details. What was stored already is not checked again, since it would stop every other change.
 * @throws PlatformError 422
 */
export function readDetails(form: Posted, seen: Details, at: Date): Details {
  const faults: Record<string, string> = {};
  const details = detailsFrom((name) => {
    const typed = form.get(name) ?? '';
    if (typed === seen[name]) return typed;
    const found = readField(FIELDS[name], typed, at);
    if ('value' in found) return found.value;
    faults[name] = found.problem;
    return typed;
  });
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  return details;
}

/** The details when the form was rendered, from its hidden fields. */
export function readSeenDetails(form: Posted): Details {
  return detailsFrom((name) => form.get(`seen-${name}`) ?? '');
}

/** The form's fields, with the stored or typed values, and their errors. */
export function detailsFields(seen: Details, typed: Posted, errors: FieldErrors): Html {
  return html`${DETAILS.map((name) => {
    const { label, most, required } = FIELDS[name];
    const wrong = fieldError(name, errors[name]);
    return html`<input type="hidden" name="seen-${name}" value="${seen[name]}"><div class="field"><label
  for="${name}">${label}</label><input id="${name}" name="${name}" maxlength="${most}" autocomplete="off"
  value="${typed.get(name) ?? seen[name]}"${required && seen[name] !== '' ? raw(' required') : nothing}${
    wrong.attributes
  }>${wrong.message}</div>`;
  })}<p class="hint">Accounts of one group share lists: type its name as at the others. Another e-mail address
  signs them out, and the former one is told.</p><button>Save the details</button>`;
}
