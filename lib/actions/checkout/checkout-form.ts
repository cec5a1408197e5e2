import type { CheckoutQuote, CheckoutValues } from '@/lib/domain/checkout/checkout';
import { formKey } from '../forms/form-key';
import { textOf } from '../form-state';
import { typedAddress } from './typed-address';

/** State of the checkout. Small, because without scripts it is sent in hidden fields. */
export interface CheckoutState {
  readonly values: CheckoutValues;
  readonly quote: CheckoutQuote;
  /** Messages by field name; fields of the new address are named `new.city` and so on. */
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: { readonly kind: 'problem' | 'done'; readonly message: string } | null;
  readonly attempt: number;
}

type CheckoutIntent = 'update' | 'place' | 'ask-freight';

/** Cents, as shown in the form; null if it is not an amount. */
export interface ShownAmounts {
  readonly total: number | null;
  /** Amount left to pay after credit. */
  readonly payable: number | null;
}

export interface CheckoutForm {
  readonly values: CheckoutValues;
  readonly intent: CheckoutIntent;
  readonly shown: ShownAmounts;
  /** The draft's owner, sealed (lib/session/cookies/draft). */
  readonly owner: string;
}

function centsOf(data: FormData, name: string): number | null {
  const typed = textOf(data, name);
  return /^\d{1,12}$/.test(typed) ? Number(typed) : null;
}

/** All typed values, unchanged; null if the form was not made by this shop. */
export function readCheckoutForm(data: FormData): CheckoutForm | null {
  const parsedKey = formKey.safeParse(textOf(data, 'key'));
  if (!parsedKey.success) return null;
  const intent = textOf(data, 'intent');
  return {
    intent: intent === 'place' || intent === 'ask-freight' ? intent : 'update',
    shown: { total: centsOf(data, 'total'), payable: centsOf(data, 'payable') },
    owner: textOf(data, 'owner'),
    values: {
      key: parsedKey.data,
      sent: textOf(data, 'sent') !== '',
      address: textOf(data, 'address'),
      shipping: textOf(data, 'shipping'),
      promotion: textOf(data, 'promotion'),
      gateway: textOf(data, 'gateway'),
      useCredit: textOf(data, 'credit') === 'yes',
      // Forms send a line break as two characters; the field counts one.
      note: textOf(data, 'note').replaceAll('\r\n', '\n'),
      purchaseOrder: textOf(data, 'purchase-order'),
      marketing: data.get('marketing') !== null,
      newAddress: typedAddress(data),
    },
  };
}
