import { PlatformError } from '../../system/refusals/platform-error';
import { fieldProblems } from '../views/problem';
import type { ContentType, Document } from './content-type';

/** One sentence for each field, by its label; what belongs to no field comes last. */
function sentencesOf({ sections }: ContentType, settings: Document, errors: PlatformError['errors']): string[] {
  const known = fieldProblems(sections, { settings, errors });
  const others = Object.entries(errors).filter(([name]) => !known.some((one) => one.name === name));
  return [...known.map(({ label, words }) => `${label}: ${words}`), ...others.map(([, words]) => words)];
}

/**
 * Throws the refusal of a record outside its form with its name and what is wrong with it: no fields are there to be
 * marked. Other errors are rethrown as they are.
 */
export function refuseRecord(error: unknown, what: string, type: ContentType | null, document: Document): never {
  if (!(error instanceof PlatformError)) throw error;
  const { status, code, message, errors } = error;
  const sentences = type === null ? [] : sentencesOf(type, document, errors);
  throw new PlatformError(status, code, `${what}: ${sentences.join(' ') || message}`);
}
