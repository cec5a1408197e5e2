import { ADDRESS_FIELDS, type AddressField, NO_ADDRESS } from '@/lib/domain/checkout/checkout';
import { type FormState, NEW_FORM, textOf } from '../form-state';

/**
 * What can be done with an address of the book; the names of the buttons, whose value is the address. 'restore-usual'
 * undoes a removal whole.
 */
const BOOK_INTENTS = ['remove', 'restore', 'restore-usual', 'usual'] as const;
export type BookIntent = (typeof BOOK_INTENTS)[number];

export interface BookState extends FormState {
  /** What was done last. */
  readonly done: { readonly intent: BookIntent; readonly id: string; readonly wasUsual: boolean } | null;
}

/** Hidden field with the id of the usual address as it was shown. */
export const USUAL_FIELD = 'usual-now';

export const NEW_BOOK: BookState = { ...NEW_FORM, done: null };

/** Which button was pressed, and for which address; null when the form was not made by this shop. */
export function readBookForm(data: FormData): { intent: BookIntent; id: string } | null {
  const intent = BOOK_INTENTS.find((name) => data.has(name));
  const id = intent === undefined ? '' : textOf(data, intent);
  return intent === undefined || id === '' || id.length > 200 ? null : { intent, id };
}

export type AddressValues = Readonly<Record<AddressField | 'display_name', string>>;

export const NO_VALUES: AddressValues = { ...NO_ADDRESS, display_name: '' };

export interface NewAddressState extends FormState {
  readonly values: AddressValues;
  /** Makes one address of a form that is sent twice. */
  readonly key: string;
  readonly outcome: 'added' | 'known' | 'enabled' | null;
}

export function readAddressForm(data: FormData): AddressValues {
  const values: Record<AddressField | 'display_name', string> = { ...NO_VALUES };
  for (const field of [...ADDRESS_FIELDS, 'display_name'] as const) values[field] = textOf(data, field);
  return values;
}
