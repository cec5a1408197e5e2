import { type FormState, NEW_FORM } from '../form-state';
import type { KeptFile } from '../../domain/forms/kept-file';

/** State of a form on a page. */
export interface SubmissionState extends FormState {
  /** 'sent' once it has arrived. A form with a cost redirects to the payment instead. */
  readonly outcome: 'sent' | null;
  /** Stored files by field name: a browser cannot refill a file field. */
  readonly files: Readonly<Record<string, KeptFile>>;
  /** Set if the form must be confirmed by sending it again instead of a captcha (lib/session/tokens/confirmation). */
  readonly confirm: string | null;
  /** Address of the sign-in, if one is needed. */
  readonly signIn: string | null;
}

export const NEW_SUBMISSION: SubmissionState = { ...NEW_FORM, outcome: null, files: {}, confirm: null, signIn: null };

/** Names of the extra fields. The honeypot is for robots, which fill in everything. */
export const CONTROL = {
  form: 'form',
  path: 'path',
  key: 'key',
  captcha: 'captcha',
  confirm: 'confirm',
  trap: 'extra',
} as const;

/** A field's name in its form, without blanks. */
export function inputName(form: string, field: string): string {
  return `f${form}.${encodeURIComponent(field)}`;
}

/** A field's id on the page, where the same form may stand twice: each has a `scope` of its own. */
export function inputId(scope: string, form: string, field: string): string {
  return inputName(form, field) + scope;
}

/** Hidden field beside a file field: the stored file, as JSON. */
export function attachedName(form: string, field: string): string {
  return `k${form}.${encodeURIComponent(field)}`;
}

/** Id of a form's section on the page. */
export function formAnchor(form: string): string {
  return `form-${form}`;
}
