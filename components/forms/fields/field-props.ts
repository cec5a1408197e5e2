import type { FieldProblem } from '@/lib/actions/forms/form-words';
import type { FormInput } from '@/lib/domain/forms/form-field';

/** Messages of a form's fields, except errors, in the visitor's language. */
export interface FieldLabels {
  required: string;
  select: string;
  dateHint: string;
  currencySign: string;
  percentSign: string;
  file: string;
  passwordHint: string;
  passwordShow: string;
  passwordHide: string;
  passwordSuggest: string;
  passwordSuggested: string;
}

export interface InputProps<Kind extends FormInput = FormInput> {
  field: Kind;
  /** Unique on the page, where the same form can stand twice. */
  id: string;
  name: string;
  /** The typed or initial value. */
  value: string;
  error: string | null;
  labels: FieldLabels;
  /** A file that was uploaded before: its display name, and the reference that is sent instead of it. */
  attached?: { note: string; name: string; value: string } | undefined;
  /** The first field with an error. */
  first: boolean;
}

export type ProblemWords = Partial<Record<FieldProblem, string>>;

/** autofocus for the first field with an error, which is the only way to focus it without scripts. */
export function focusIf(first: boolean): { autoFocus?: true } {
  return first ? { autoFocus: true } : {};
}
