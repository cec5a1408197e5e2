import type { Address } from '../account/address';
import type { Cart, PaymentType, ShippingOption } from '@/lib/domain/cart/cart';
import { type CheckoutBlock, checkoutBlock } from '@/lib/domain/cart/cart-rules';

/** Value of the address choice for a new address. */
export const NEW_ADDRESS = 'new';

/** Prefix of the new address's field names in the checkout form. */
export const NEW_ADDRESS_PREFIX = 'new.';

/** Fields of the new address, in the order they are asked for. */
export const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'company',
  'street_address',
  'street_address_1',
  'city',
  'state',
  'postcode',
  'phone',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** The checkout form's values as typed. */
export interface CheckoutValues {
  /** Idempotency key: a repeated order gets the reply of the first. */
  readonly key: string;
  /** The order was sent with this key, but no response arrived: it may have been placed. */
  readonly sent: boolean;
  /** An address id, NEW_ADDRESS, or empty for none yet. */
  readonly address: string;
  readonly shipping: string;
  readonly promotion: string;
  readonly gateway: string;
  /** Pay with the customer's credit as far as it goes. */
  readonly useCredit: boolean;
  readonly note: string;
  readonly purchaseOrder: string;
  readonly marketing: boolean;
  readonly newAddress: Readonly<Record<AddressField, string>>;
}

/** The part of the form stored until the order is placed, so that a reload or a new sign-in loses nothing. */
export type CheckoutDraft = Omit<CheckoutValues, 'key' | 'sent' | 'promotion'>;

export function draftOf({
  address,
  shipping,
  gateway,
  useCredit,
  note,
  purchaseOrder,
  marketing,
  newAddress,
}: CheckoutValues): CheckoutDraft {
  return { address, shipping, gateway, useCredit, note, purchaseOrder, marketing, newAddress };
}

export const NO_ADDRESS: CheckoutValues['newAddress'] = {
  first_name: '',
  last_name: '',
  company: '',
  street_address: '',
  street_address_1: '',
  city: '',
  state: '',
  postcode: '',
  phone: '',
};

/** Amounts in cents; `total`, `payable` and those of credit include GST, the others do not. */
interface CheckoutTotals {
  readonly count: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number | null;
  readonly surcharge: number;
  readonly tax: number;
  readonly total: number;
  readonly credit: Cart['credit'];
  /** Left to pay after credit, by the chosen payment type. */
  readonly payable: number;
  readonly minimum: number;
  readonly missing: number;
}

/** The platform's reply to the current choices. */
export interface CheckoutQuote {
  readonly addresses: readonly Address[];
  /** Null while no address is chosen; empty when freight must be asked for. */
  readonly options: readonly ShippingOption[] | null;
  readonly promotion: Cart['promotion'];
  readonly paymentTypes: readonly PaymentType[];
  readonly totals: CheckoutTotals;
  readonly block: CheckoutBlock | null;
}

/** The choices that a quote depends on. */
export type CheckoutChoice = Pick<CheckoutValues, 'address' | 'shipping' | 'promotion' | 'gateway' | 'useCredit'>;

function totalsOf(cart: Cart): CheckoutTotals {
  const { count, subtotal, discount, shipping, surcharge, tax, total, credit, payable, minimum, missing } = cart;
  return { count, subtotal, discount, shipping, surcharge, tax, total, credit, payable, minimum, missing };
}

export function quoteOf(
  cart: Cart,
  addresses: readonly Address[],
  options: readonly ShippingOption[] | null,
): CheckoutQuote {
  return {
    addresses,
    options,
    promotion: cart.promotion,
    paymentTypes: cart.paymentTypes,
    totals: totalsOf(cart),
    block: checkoutBlock(cart),
  };
}

/**
 * The selected address if it is the customer's, otherwise their default, otherwise the first; NEW_ADDRESS when there
 * are none.
 */
export function chooseAddress(wanted: string, usual: string | null, addresses: readonly Pick<Address, 'id'>[]): string {
  if (wanted === NEW_ADDRESS) return NEW_ADDRESS;
  const known = (id: string | null) => addresses.find((address) => address.id === id)?.id;
  return known(wanted) ?? known(usual) ?? addresses[0]?.id ?? NEW_ADDRESS;
}

/**
 * The selected option if still available, otherwise the shop's first delivery; '' for none, since pickup is never the
 * default.
 */
export function chooseShipping(wanted: string, options: readonly ShippingOption[] | null): string {
  const selected = options?.find(({ id }) => id === wanted) ?? options?.find(({ pickUp }) => !pickUp);
  return selected?.id ?? '';
}

/** True when freight must be asked for: no option, or only pickup, is offered (a remote place, or a heavy order). */
export function asksFreight(options: readonly ShippingOption[] | null): boolean {
  return options !== null && options.every(({ pickUp }) => pickUp);
}

/** True when a typed address equals one in the book, so that a form sent twice does not create two. */
export function sameAddress(
  known: Readonly<Record<AddressField, string>>,
  typed: Readonly<Record<AddressField, string>>,
): boolean {
  return ADDRESS_FIELDS.every((field) => known[field].trim().toLowerCase() === typed[field].trim().toLowerCase());
}
