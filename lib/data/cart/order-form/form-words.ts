import { CURRENCY } from '../../../config/constants';
import type { FormColumnName } from '../../../domain/cart/order-form/form-columns';
import { priceHeading } from '../../../domain/cart/order-form/form-price';
import { moneyFormat } from '../../../domain/cart/order-form/money-format';
import { safeCell } from '../../../domain/cart/order-form/safe-cell';
import { type Locale, directionOf } from '../../../i18n/locales';
import type { OrderForm } from './order-form';

/** The form's texts in the reader's language, with the ISO date of its prices. */
export function formOf(
  locale: Locale,
  word: (key: FormColumnName | 'name' | 'sum' | 'total') => string,
  day: string,
  site: string,
): OrderForm {
  return {
    words: {
      name: word('name'),
      title: safeCell(`${site} · ${word('name')} · ${day}`),
      code: word('code'),
      product: word('product'),
      options: word('options'),
      category: word('category'),
      barcode: word('barcode'),
      stock: word('stock'),
      carton: word('carton'),
      least: word('least'),
      step: word('step'),
      price: priceHeading(word('price'), CURRENCY, day),
      quantity: word('quantity'),
      sum: word('sum'),
      total: word('total'),
    },
    money: moneyFormat(locale, CURRENCY),
    rightToLeft: directionOf(locale) === 'rtl',
  };
}
