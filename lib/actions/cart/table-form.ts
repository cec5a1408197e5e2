import { type FormState, NEW_FORM } from '../form-state';

/** The form of a list's table. */
interface TableState extends FormState {
  /** Number of pieces just added. */
  readonly added: number;
}

export const NEW_TABLE: TableState = { ...NEW_FORM, added: 0 };
