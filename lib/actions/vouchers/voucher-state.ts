import { type FormState, NEW_FORM } from '../form-state';

/** State of the form that buys a voucher. */
export interface BuyState extends FormState {
  /**
   * Price of the chosen amount in cents, or 0 if none is chosen. The button shows it, and exactly this amount is
   * charged.
   */
  readonly amount: number;
}

export const NEW_PURCHASE: BuyState = { ...NEW_FORM, amount: 0 };
export const NEW_REDEMPTION: FormState = NEW_FORM;

/** Names of the fields, and the beginnings of their ids. `shown` is the amount on the button. */
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

/** Id of the vouchers' section on the page. */
export const VOUCHER_ANCHOR = 'gift-vouchers';
