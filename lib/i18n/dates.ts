import { TIME_ZONE } from '../config/constants';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached per language and style: creating one takes longer than formatting fifty dates. */
function formatOf(locale: string, style: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-AU' : locale, options);
  formats.set(key, made);
  return made;
}

/** Formats a day in the shop's time zone; returns the text unchanged when it is not an instant. */
export function formatDay(instant: string, locale = 'en', style: 'long' | 'medium' = 'long'): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return formatOf(locale, style, { dateStyle: style, timeZone: TIME_ZONE }).format(date);
}

/** Formats an instant to the minute, in the shop's time zone. */
export function formatMoment(instant: Date, locale = 'en'): string {
  const words = { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE } as const;
  return formatOf(locale, 'moment', words).format(instant);
}

/** Formats an ISO date as briefly as possible: 'Tue 24 Nov'. */
export function formatShortDay(day: string, locale = 'en'): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const words = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return formatOf(locale, 'short', words).format(date).replaceAll(',', '');
}
