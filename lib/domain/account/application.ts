import { z } from 'zod';
import { abnDigits, abnProblem } from './abn';

/** An application for a trade account as it is typed (specification 1, section 5); company and ABN are asked for by page copy. */
export const APPLICATION_FIELDS = ['abn', 'company_name', 'first_name', 'last_name', 'email', 'date_of_birth'] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

const LONGEST: Readonly<Record<ApplicationField, number>> = {
  abn: 20,
  company_name: 120,
  first_name: 80,
  last_name: 80,
  email: 254,
  date_of_birth: 10,
};

/** Each has its words (messages, `signup.problem`). */
export type ApplicationProblem =
  | `${ApplicationField}.missing`
  | `${ApplicationField}.long`
  | 'abn.length'
  | 'abn.checksum'
  | 'email.email'
  | 'date_of_birth.date';

const EARLIEST_BIRTH = '1900-01-01';
const email = z.email();
/** A day of the calendar, written as 1990-12-31. */
const day = z.iso.date();

function problemOf(field: ApplicationField, value: string, today: string): ApplicationProblem | null {
  if (value === '') return `${field}.missing`;
  if (value.length > LONGEST[field]) return `${field}.long`;
  if (field === 'abn') {
    const problem = abnProblem(value);
    return problem === null ? null : `abn.${problem}`;
  }
  if (field === 'email') return email.safeParse(value).success ? null : 'email.email';
  if (field !== 'date_of_birth') return null;
  return day.safeParse(value).success && value >= EARLIEST_BIRTH && value < today ? null : 'date_of_birth.date';
}

export type ApplicationValues = Readonly<Record<ApplicationField, string>>;

/** What is wrong, by field. `today` is a day such as 2026-10-27; the date of birth counts only where the site asks for it. */
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

/** As it goes to the platform: the ABN is its eleven digits. */
export function toApplication({ date_of_birth: birth, ...values }: ApplicationValues, asksBirth: boolean) {
  return { ...values, abn: abnDigits(values.abn), date_of_birth: asksBirth ? birth : null };
}
