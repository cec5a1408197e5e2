import type { FieldProblem } from '@/lib/actions/forms/form-words';
import type { FormInput } from '@/lib/domain/forms/form-field';

/** What the fields of a form say, besides what is wrong with an answer; in the visitor's language. */
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
  /** Name and id. */
  name: string;
  /** What stands in it: what was typed before, or what the form begins with. */
  value: string;
  error: string | null;
  labels: FieldLabels;
  /** Of a file that is kept from before: its name in words, and what names it when the form is sent again. */
  kept?: { note: string; name: string; value: string } | undefined;
  /** The first that is wrong. */
  first: boolean;
}

export type ProblemWords = Partial<Record<FieldProblem, string>>;

/**
 * For the first field that is wrong, in a page that came with its errors: without scripts only so does the browser go
 * there.
 */
export function focusIf(first: boolean): { autoFocus?: true } {
  return first ? { autoFocus: true } : {};
}
