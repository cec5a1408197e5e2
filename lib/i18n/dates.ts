import { TIME_ZONE } from '../config/constants';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once per language and style: making one costs more than fifty dates. */
function formatOf(locale: string, style: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-AU' : locale, options);
  formats.set(key, made);
  return made;
}

/** A day in words, in the shop's time zone; the text itself when it is no instant. */
export function formatDay(instant: string, locale = 'en', style: 'long' | 'medium' = 'long'): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return formatOf(locale, style, { dateStyle: style, timeZone: TIME_ZONE }).format(date);
}

/** A moment in words, to the minute, in the shop's time zone. */
export function formatMoment(instant: Date, locale = 'en'): string {
  const words = { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE } as const;
  return formatOf(locale, 'moment', words).format(instant);
}

/** A day of the calendar, an ISO date, as short as it goes: 'Tue 24 Nov'. */
export function formatShortDay(day: string, locale = 'en'): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const words = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return formatOf(locale, 'short', words).format(date).replaceAll(',', '');
}
