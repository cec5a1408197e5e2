import { TIME_ZONE } from '@/lib/config/constants';
import { zonedLocal } from '@/lib/domain/values/zoned-time';

/** '1 Mar 2026, 9:30 am' in the shop's time zone. */
export function clockTime(instant: Date): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE }).format(
    instant,
  );
}

/** '1 Mar 2026' in the shop's time zone. */
export function clockDay(instant: Date): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: TIME_ZONE }).format(instant);
}

/** Heading of a column of times in an export, which says their zone. */
export const timeHeading = (title: string): string => `${title} (Sydney time)`;

/** '2026-03-01 09:30' in the shop's time zone, as spreadsheets read it. */
export const timeCell = (instant: Date | null): string =>
  instant === null ? '' : zonedLocal(instant, TIME_ZONE).replace('T', ' ');
