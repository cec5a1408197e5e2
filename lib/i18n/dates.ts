import { TIME_ZONE } from '../config/constants';

/** A day in words, in the shop's time zone; the text itself when it is no instant. */
export function formatDay(instant: string, locale = 'en', style: 'long' | 'medium' = 'long'): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-AU' : locale, { dateStyle: style, timeZone: TIME_ZONE }).format(
    date,
  );
}

/** A moment in words, to the minute, in the shop's time zone. */
export function formatMoment(instant: Date, locale = 'en'): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-AU' : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(instant);
}

/** A day of the calendar, an ISO date, as short as it goes: 'Tue 24 Nov'. */
export function formatShortDay(day: string, locale = 'en'): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const words = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-AU' : locale, words).format(date).replaceAll(',', '');
}
