import { plainDigits } from '../values/plain-digits';

/*
 * Dates and times as typed, in any digits, and as stored: ISO without a time zone, since a typed time is no instant.
 */

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The specification's mask allows the years 1000 to 2999. */
const ISO_DATE = /^([12]\d{3})-(\d{2})-(\d{2})$/;
const ISO_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for an existing date: 2026-02-30 is not one. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  return year !== undefined && isRealDay(Number(year), Number(month), Number(day));
}

export function isIsoTime(text: string): boolean {
  return ISO_TIME.test(text);
}

export function isIsoDateTime(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split('T');
  return rest.length === 0 && isIsoDate(date) && isIsoTime(time);
}

/** Parses '3/4/2026' and '03/04/2026' as the third of April, and ISO dates. Null for a day that does not exist. */
export function readDate(typed: string): string | null {
  const text = plainDigits(typed).trim();
  if (isIsoDate(text)) return text;
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-]([12]\d{3})$/.exec(text) ?? [];
  if (year === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

/** Parses '09:30', '9.30', '9:30 pm' and the browsers' format; seconds are dropped. */
export function readTime(typed: string): string | null {
  const [, hour = '', minute = '', half = ''] =
    /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?$/i.exec(plainDigits(typed).trim()) ?? [];
  if (hour === '') return null;
  const hours = Number(hour);
  if (half !== '' && (hours < 1 || hours > 12)) return null;
  const past = half === '' ? hours : (hours % 12) + (/^p/i.test(half) ? 12 : 0);
  const iso = `${String(past).padStart(2, '0')}:${minute}`;
  return isIsoTime(iso) ? iso : null;
}

/** Parses a date and a time, separated by a space or a T. A day has no T, or each would be tried as the separator. */
export function readDateTime(typed: string): string | null {
  const [, day = '', clock = ''] = /^([\d/.-]+)(?:T|,?\s+)(\d.*)$/.exec(plainDigits(typed).trim()) ?? [];
  const [date, time] = [readDate(day), readTime(clock)];
  return date === null || time === null ? null : `${date}T${time}`;
}

/** Formats '2026-04-03' for the mask: '03/04/2026'. Anything else is returned unchanged. */
export function showDate(iso: string): string {
  return isIsoDate(iso) ? iso.split('-').toReversed().join('/') : iso;
}
