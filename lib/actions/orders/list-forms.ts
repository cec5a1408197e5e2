import { type FormState, NEW_FORM } from '../form-state';

export interface ListFormState extends FormState {
  /** What was done, as text. */
  readonly outcome: string | null;
}

export const NEW_LIST_FORM: ListFormState = { ...NEW_FORM, outcome: null };
