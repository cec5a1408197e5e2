import type { FormWords } from '../../../domain/cart/order-form/form-columns';
import type { MoneyFormat } from '../../../domain/cart/order-form/money-format';

/** Data of a form apart from its rows. */
export interface OrderForm {
  readonly words: FormWords;
  readonly money: MoneyFormat;
  readonly rightToLeft: boolean;
}
