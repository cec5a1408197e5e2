import { TIME_ZONE } from '../../config/constants';
import { zonedLocal } from './zoned-time';

/* Days of the shop's calendar, as ISO dates such as 2026-12-22. */

const DAY_MS = 86_400_000;
const MONDAY = 1;
const SATURDAY = 6;

function parts(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

function isoDay(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** The date in the shop's time zone at an instant. */
export function shopDay(at: Date): string {
  return zonedLocal(at, TIME_ZONE).slice(0, 10);
}

/** The date `count` calendar days after `day`. */
export function addDays(day: string, count: number): string {
  const [year, month, date] = parts(day);
  return isoDay(Date.UTC(year, month - 1, date + count));
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  const [year, month, date] = parts(day);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDay();
}

/** Easter Sunday of the Gregorian calendar (Anonymous Gregorian algorithm). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const march0 = h + l - 7 * m + 21;
  return isoDay(Date.UTC(year, 2, 1) + march0 * DAY_MS);
}

/** The day on which a holiday is observed: the first one from `day` on that is neither on a weekend nor in `taken`. */
function observed(day: string, taken: readonly string[] = []): string {
  let next = day;
  while (weekday(next) === 0 || weekday(next) === SATURDAY || taken.includes(next)) next = addDays(next, 1);
  return next;
}

/** Holidays also on a weekend, when another day is one as well: a warehouse may send goods on Saturdays. */
const ALSO_ON_WEEKENDS: ReadonlySet<string> = new Set(['01-01', '12-25', '12-26']);

/** National holidays of Australia, on the days when they are observed. */
function holidays(year: number): string[] {
  const sunday = easter(year);
  const christmas = observed(`${year}-12-25`);
  return [
    observed(`${year}-01-01`),
    observed(`${year}-01-26`),
    addDays(sunday, -2),
    addDays(sunday, 1),
    `${year}-04-25`,
    christmas,
    observed(`${year}-12-26`, [christmas]),
  ];
}

/** True for a national holiday, and for the day when it is observed. */
export function isHoliday(day: string): boolean {
  return ALSO_ON_WEEKENDS.has(day.slice(5)) || holidays(parts(day)[0]).includes(day);
}

function isBusinessDay(day: string): boolean {
  const of = weekday(day);
  return of >= MONDAY && of < SATURDAY && !isHoliday(day);
}

/** The date `count` business days after `day`; `day` itself for 0. */
export function addBusinessDays(day: string, count: number): string {
  let [next, left] = [day, count];
  while (left > 0) {
    next = addDays(next, 1);
    if (isBusinessDay(next)) left -= 1;
  }
  return next;
}
