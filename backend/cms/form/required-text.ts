import type { Read } from '../../rules/account/person-fields';
import { refuseFields } from '../../system/refusals/refuse-fields';
import type { Posted } from './read-form';

/** A text of a form that has to be there. */
interface RequiredText {
  readonly name: string;
  /** How many characters it may have. */
  readonly most: number;
  /** What is said where it is empty. */
  readonly missing: string;
}

/** The trimmed text, or what is wrong with it. */
export function readRequired(form: Posted, { name, most, missing }: RequiredText): Read {
  const text = (form.get(name) ?? '').trim();
  if (text === '') return { problem: missing };
  return text.length > most ? { problem: `At most ${most} characters, please.` } : { value: text };
}

/** The same of a form that has no other field to look at. @throws PlatformError 422 */
export function requireText(form: Posted, wanted: RequiredText): string {
  const read = readRequired(form, wanted);
  if ('problem' in read) throw refuseFields({ [wanted.name]: read });
  return read.value;
}
