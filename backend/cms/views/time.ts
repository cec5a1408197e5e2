import { TIME_ZONE } from '@/lib/config/constants';

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
