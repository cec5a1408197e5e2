import { CURRENCY } from '../../config/constants';

const formats = new Map<string, Intl.NumberFormat>();

/** Cached per language: creating one takes longer than formatting fifty amounts. */
function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale === 'en' ? 'en-AU' : locale, { style: 'currency', currency: CURRENCY });
  formats.set(locale, made);
  return made;
}

/** Left-to-right isolate and its end, and the mark that Intl puts before an amount in Arabic. */
const [ISOLATE, END, RIGHT_TO_LEFT_MARK] = ['\u2066', '\u2069', '\u200f'];

/**
 * Formats integer cents as Australian dollars in the reader's language. Arabic is isolated, so that 'AU$' is not
 * reversed.
 */
export function formatMoney(cents: number, locale = 'en'): string {
  const text = formatOf(locale).format(cents / 100);
  return text.startsWith(RIGHT_TO_LEFT_MARK) ? `${ISOLATE}${text.slice(1)}${END}` : text;
}

/** Like formatMoney, but without cents where there are none. */
export function formatRoundMoney(cents: number, locale = 'en'): string {
  const text = formatMoney(cents, locale);
  return cents % 100 === 0 ? text.replace(/[.,]00(?!\d)/, '') : text;
}
