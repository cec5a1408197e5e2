import { type FormState, NEW_FORM } from '../form-state';

/** Names of the form's fields: `times` for all, `times.{group}` for a category. */
export const TIMES_FIELD = 'times';
export const CATEGORY_PREFIX = 'times.';

export interface ShelfState extends FormState {
  readonly outcome: 'saved' | null;
}

export const NEW_SHELF: ShelfState = { ...NEW_FORM, outcome: null };
