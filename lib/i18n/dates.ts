import { TIME_ZONE } from '../config/constants';

/** A day in words, in the shop's time zone; the text itself when it is no instant. */
export function formatDay(instant: string, locale = 'en', style: 'long' | 'medium' = 'long'): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-AU' : locale, { dateStyle: style, timeZone: TIME_ZONE }).format(date);
}
