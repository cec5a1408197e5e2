import { ADDRESS_FIELDS, type AddressField, NO_ADDRESS } from '@/lib/domain/checkout/checkout';
import { type FormState, NEW_FORM, textOf } from '../form-state';

/**
 * Actions on an address; they are the names of the buttons, whose value is the address id. 'restore-usual' also makes
 * it the default again.
 */
const BOOK_INTENTS = ['remove', 'restore', 'restore-usual', 'usual'] as const;
export type BookIntent = (typeof BOOK_INTENTS)[number];

export interface BookState extends FormState {
  /** The last completed action. */
  readonly outcome: { readonly intent: BookIntent; readonly id: string; readonly wasUsual: boolean } | null;
}

/** Hidden field: id of the default address when the page was rendered. */
export const USUAL_FIELD = 'usual-now';

export const NEW_BOOK: BookState = { ...NEW_FORM, outcome: null };

/** The pressed button and its address id; null if the form was not made by this shop. */
export function readBookForm(data: FormData): { intent: BookIntent; id: string } | null {
  const intent = BOOK_INTENTS.find((name) => data.has(name));
  const id = intent === undefined ? '' : textOf(data, intent);
  return intent === undefined || id === '' || id.length > 200 ? null : { intent, id };
}

export type AddressValues = Readonly<Record<AddressField | 'display_name', string>>;

export const NO_VALUES: AddressValues = { ...NO_ADDRESS, display_name: '' };

export interface NewAddressState extends FormState {
  readonly values: AddressValues;
  /** Idempotency key: a form that is submitted twice creates one address. */
  readonly key: string;
  readonly outcome: 'added' | 'known' | 'enabled' | null;
}

export function readAddressForm(data: FormData): AddressValues {
  const values: Record<AddressField | 'display_name', string> = { ...NO_VALUES };
  for (const field of [...ADDRESS_FIELDS, 'display_name'] as const) values[field] = textOf(data, field);
  return values;
}
