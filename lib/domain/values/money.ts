import { CURRENCY } from '../../config/constants';

const formats = new Map<string, Intl.NumberFormat>();

/** Made once per language: making one costs more than fifty amounts. */
function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale === 'en' ? 'en-AU' : locale, { style: 'currency', currency: CURRENCY });
  formats.set(locale, made);
  return made;
}

/** Formats integer cents as Australian dollars in the reader's language. */
export function formatMoney(cents: number, locale = 'en'): string {
  return formatOf(locale).format(cents / 100);
}
