import { AU_STATES } from '../../contract/limits';
import { isEmail } from '../forms/form-answer';
import { type AbnProblemWords, abnDigits, abnProblem } from './abn';
import { birthProblem } from './birth';

/**
 * Text fields of an application for a trade account (specification 1, section 5); the page copy requires company and
 * ABN.
 */
const APPLICATION_FIELDS = ['abn', 'company_name', 'first_name', 'last_name', 'email', 'date_of_birth'] as const;
/** Fields that are validated; the state, chosen from a list, is optional. */
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

const MAX_LENGTH: Readonly<Record<Exclude<ApplicationField, 'abn'>, number>> = {
  company_name: 120,
  first_name: 80,
  last_name: 80,
  email: 254,
  date_of_birth: 10,
};

/** Message keys below `signup.problem`, for an ABN below `abn`. */
export type ApplicationProblem =
  | `${Exclude<ApplicationField, 'abn'>}.missing`
  | `${Exclude<ApplicationField, 'abn'>}.long`
  | AbnProblemWords
  | 'email.email'
  | 'date_of_birth.date';

function problemOf(field: ApplicationField, value: string, today: string): ApplicationProblem | null {
  if (field === 'abn') {
    const problem = abnProblem(value);
    return problem === null ? null : `abn.${problem}`;
  }
  if (value === '') return `${field}.missing`;
  if (value.length > MAX_LENGTH[field]) return `${field}.long`;
  if (field === 'email') return isEmail(value) ? null : 'email.email';
  if (field !== 'date_of_birth') return null;
  const problem = birthProblem(value, today);
  // The platform decides whether the applicant is old enough.
  return problem === null || (problem === 'young' && value < today) ? null : 'date_of_birth.date';
}

export type ApplicationValues = Readonly<Record<ApplicationField | 'state', string>>;

/** Problems by field. `today` is an ISO date; the date of birth is validated only where the site asks for it. */
export function applicationProblems(
  values: ApplicationValues,
  asksBirth: boolean,
  today: string,
): Partial<Record<ApplicationField, ApplicationProblem>> {
  const asked = APPLICATION_FIELDS.filter((field) => asksBirth || field !== 'date_of_birth');
  const found = asked.flatMap((field) => {
    const problem = problemOf(field, values[field], today);
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found);
}

/** The request body for the platform, with the ABN as eleven digits. */
export function toApplication({ date_of_birth: birth, state, ...values }: ApplicationValues, asksBirth: boolean) {
  const known = AU_STATES.find((one) => one === state) ?? '';
  return { ...values, abn: abnDigits(values.abn), state: known, date_of_birth: asksBirth ? birth : null } as const;
}
