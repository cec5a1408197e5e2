import type { Attachment } from '../../contract/forms/form';
import { type FormState, NEW_FORM } from '../form-state';

/** What a form of a page shows after it was sent. */
export interface SubmissionState extends FormState {
  /** 'sent' when it has arrived. A form that costs something leads to its payment instead. */
  readonly outcome: 'sent' | null;
  /** Files that are kept already, by field name: browsers do not give a file back to its field. */
  readonly files: Readonly<Record<string, Attachment>>;
  /** Set when the form is to be looked over and sent again, in place of a captcha (lib/session/tokens/confirmation). */
  readonly confirm: string | null;
  /** Where to sign in again, when that is what is missing. */
  readonly signIn: string | null;
}

export const NEW_SUBMISSION: SubmissionState = { ...NEW_FORM, outcome: null, files: {}, confirm: null, signIn: null };

/** Names of what a form sends besides its fields. The trap is for robots, which fill in everything. */
export const CONTROL = {
  form: 'form',
  path: 'path',
  key: 'key',
  captcha: 'captcha',
  confirm: 'confirm',
  trap: 'extra',
} as const;

/** A field's name in its form, and its id on the page: unique there, and without blanks. */
export function inputName(form: string, field: string): string {
  return `f${form}.${encodeURIComponent(field)}`;
}

/** Beside a field for a file: the one that is kept, as JSON. */
export function keptName(form: string, field: string): string {
  return `k${form}.${encodeURIComponent(field)}`;
}

/** The id of a form's area on its page. */
export function formAnchor(form: string): string {
  return `form-${form}`;
}
