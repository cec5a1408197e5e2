import type { ReactNode } from 'react';
import type { FieldLabels, ProblemWords } from '@/components/forms/fields/field-props';
import type { SubmissionState } from '@/lib/actions/forms/form-submit-state';
import type { FormInput } from '@/lib/domain/forms/form-field';
import type { Template } from '@/lib/i18n/fill-words';

/** A part of a form as sent to the browser: static parts are already rendered. */
export type FormEntry =
  | { readonly kind: 'text'; readonly content: ReactNode }
  | { readonly kind: 'input'; readonly field: FormInput; readonly words: ProblemWords }
  | { readonly kind: 'submit' | 'reset'; readonly label: string };

export interface FormLabels extends FieldLabels {
  name: string;
  submit: string;
  sending: string;
  requiredNote: string;
  sent: string;
  sentText: string;
  another: string;
  /** With the placeholder `name`. */
  fileAttached: Template;
  confirm: string;
  trap: string;
  noReply: string;
  retry: string;
  signIn: string;
  tooLarge: string;
  captcha: Readonly<Record<'waiting' | 'working' | 'done' | 'failed', string>>;
}

export interface FormViewProps {
  id: string;
  /** Path of the page. */
  path: string;
  /** Input sent before a failed payment, with its idempotency key. */
  before: (Pick<SubmissionState, 'values' | 'files'> & { readonly key: string }) | null;
  entries: readonly FormEntry[];
  needsCaptcha: boolean;
  /** A sentence about the cost; empty if there is none. */
  cost: string;
  labels: FormLabels;
}
