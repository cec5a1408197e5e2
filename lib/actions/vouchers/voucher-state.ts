import { type FormState, NEW_FORM } from '../form-state';

/** What buying a voucher shows after it was sent. */
export interface BuyState extends FormState {
  /**
   * What the chosen amount comes to, in cents; 0 while it comes to nothing. The button says it, and pays that and
   * nothing else.
   */
  readonly amount: number;
}

export const NEW_PURCHASE: BuyState = { ...NEW_FORM, amount: 0 };
export const NEW_REDEMPTION: FormState = NEW_FORM;

/** Names and ids of the fields. `shown` is the button's: the amount that it named. */
export const VOUCHER = {
  theme: 'voucher-theme',
  amount: 'voucher-amount',
  custom: 'voucher-custom',
  email: 'voucher-email',
  code: 'voucher-code',
  shown: 'shown',
  key: 'key',
  path: 'path',
} as const;

/** The id of the vouchers' area on their page. */
export const VOUCHER_ANCHOR = 'gift-vouchers';
