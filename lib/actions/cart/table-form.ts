import { type FormState, NEW_FORM } from '../form-state';

interface TableState extends FormState {
  /** Number of pieces just added. */
  readonly added: number;
}

export const NEW_TABLE: TableState = { ...NEW_FORM, added: 0 };
