import { CURRENCY } from '../config/constants';

/** Formats integer cents as Australian dollars in the reader's language. */
export function formatMoney(cents: number, locale = 'en'): string {
  return new Intl.NumberFormat(locale === 'en' ? 'en-AU' : locale, { style: 'currency', currency: CURRENCY }).format(cents / 100);
}
