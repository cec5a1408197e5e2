import { type FormState, NEW_FORM } from '../form-state';

/** State of a list's form, with the result of the last submission. */
export interface ListFormState extends FormState {
  readonly notice: string | null;
}

export const NEW_LIST_FORM: ListFormState = { ...NEW_FORM, notice: null };
