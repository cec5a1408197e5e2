/** Australian law requires at least three years (Competition and Consumer Act 2010, schedule 2, section 99B). */
const YEARS = 3;
const SHOP_ZONE = 'Australia/Sydney';
/** Where a day in Australia ends last: UTC+8, without daylight saving time. */
const LAST_ZONE = 'Australia/Perth';

const words = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(instant);

/**
 * The last instant at which a voucher is valid: three full years and a day after its issue, at the end of that day in
 * Australia's westernmost zone.
 */
export function expiryOf(issued: Date): Date {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_ZONE })
    .format(issued)
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year + YEARS, month - 1, day + 1, 15, 59, 59, 999));
}

/** The last valid day, as text. */
export function expiryInWords(expiresAt: Date): string {
  return words(expiresAt, LAST_ZONE);
}

/** The day of an instant in the shop's time zone, as text. */
export function dayInWords(instant: Date): string {
  return words(instant, SHOP_ZONE);
}
