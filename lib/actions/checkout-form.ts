import { z } from 'zod';
import { ADDRESS_FIELDS, type AddressField, type CheckoutQuote, type CheckoutValues } from '@/lib/domain/checkout';
import { textOf } from './form-state';

/** What the checkout shows: small, since it travels in hidden fields when there are no scripts. */
export interface CheckoutState {
  readonly values: CheckoutValues;
  readonly quote: CheckoutQuote;
  /** Sentences by field name; fields of the new address are named `new.city` and so on. */
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: { readonly kind: 'problem' | 'done'; readonly message: string } | null;
  readonly attempt: number;
}

export type CheckoutIntent = 'update' | 'place' | 'ask-freight';

export function addressFieldName(field: AddressField): string {
  return `new.${field}`;
}

const key = z.string().regex(/^[\w-]{16,64}$/);

/** Everything that was typed, as it was typed; null when the form was not made by this shop. */
export function readCheckoutForm(data: FormData): { values: CheckoutValues; intent: CheckoutIntent; shownTotal: string } | null {
  const parsedKey = key.safeParse(textOf(data, 'key'));
  if (!parsedKey.success) return null;
  const intent = textOf(data, 'intent');
  return {
    intent: intent === 'place' || intent === 'ask-freight' ? intent : 'update',
    shownTotal: textOf(data, 'total'),
    values: {
      key: parsedKey.data,
      address: textOf(data, 'address'),
      shipping: textOf(data, 'shipping'),
      promotion: textOf(data, 'promotion'),
      gateway: textOf(data, 'gateway'),
      note: textOf(data, 'note'),
      purchaseOrder: textOf(data, 'purchase-order'),
      marketing: data.get('marketing') !== null,
      newAddress: z.record(z.enum(ADDRESS_FIELDS), z.string()).parse(
        Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, textOf(data, addressFieldName(field))])),
      ),
    },
  };
}
