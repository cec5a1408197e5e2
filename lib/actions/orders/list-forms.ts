import { type FormState, NEW_FORM } from '../form-state';

/** A list's form that says what it did. */
export interface ListFormState extends FormState {
  readonly notice: string | null;
}

export const NEW_LIST_FORM: ListFormState = { ...NEW_FORM, notice: null };
