import { isIsoDate } from './typed-date';

/** Minimum age of trade customers in years: from then on they can sign for a business. */
export const MIN_AGE = 16;
const EARLIEST = '1900-01-01';

export type BirthProblem = 'date' | 'future' | 'past' | 'young';

/** Validates a date of birth; null when valid. Both arguments are ISO dates. */
export function birthProblem(birth: string, today: string): BirthProblem | null {
  if (!isIsoDate(birth)) return 'date';
  if (birth > today) return 'future';
  if (birth < EARLIEST) return 'past';
  const latest = `${Number(today.slice(0, 4)) - MIN_AGE}${today.slice(4)}`;
  return birth > latest ? 'young' : null;
}
