import { TIME_ZONE } from '../../config/constants';
import { addDays, isHoliday, shopDay, weekday } from '../values/shop-day';
import { zonedLocal } from '../values/zoned-time';

/** Days on which the warehouse is closed, both included, as ISO dates. */
interface ClosedDays {
  readonly from: string;
  readonly until: string;
}

/** Working days and dispatch times of the warehouse. */
export interface DispatchCalendar {
  /** Days of the week on which it works; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** It works on public holidays, too. */
  readonly holidays: boolean;
  readonly closed: readonly ClosedDays[];
  /** Orders from this time on, such as '14:00', count for the next day; '' for no cut-off. */
  readonly cutOff: string;
  /** Minimum and maximum working days until dispatch. */
  readonly least: number;
  readonly most: number;
  /** The last day to order for Christmas, and the day from which it is announced, such as '12-10'; '' for none. */
  readonly christmas: { readonly last: string; readonly since: string };
}

/** The defaults of specification 1, section 9. */
export const USUAL_CALENDAR: DispatchCalendar = {
  weekdays: [1, 2, 3, 4, 5],
  holidays: false,
  closed: [],
  cutOff: '',
  least: 1,
  most: 4,
  christmas: { last: '12-10', since: '11-10' },
};

/** Maximum days to search: nothing can be promised for a warehouse that is closed for longer. */
const LOOKED_AHEAD = 400;

export function isWorkingDay(day: string, { weekdays, holidays, closed }: DispatchCalendar): boolean {
  return (
    weekdays.includes(weekday(day)) &&
    (holidays || !isHoliday(day)) &&
    !closed.some(({ from, until }) => from <= day && day <= until)
  );
}

/** The date this many working days after `day`; for 0 `day` itself, or from a closed day the next working day. */
function addWorkingDays(day: string, count: number, calendar: DispatchCalendar): string {
  let [next, left] = [day, isWorkingDay(day, calendar) ? count : Math.max(count, 1)];
  for (let tried = 0; left > 0 && tried < LOOKED_AHEAD; tried += 1) {
    next = addDays(next, 1);
    if (isWorkingDay(next, calendar)) left -= 1;
  }
  return next;
}

/**
 * The day that an order counts for: the day it was placed, or after the cut-off the next working day. A closed day has
 * no cut-off, since nothing leaves before the next working day anyway.
 */
function countedDay(placed: Date, calendar: DispatchCalendar): string {
  const day = shopDay(placed);
  const isLate =
    calendar.cutOff !== '' &&
    isWorkingDay(day, calendar) &&
    zonedLocal(placed, TIME_ZONE).slice(11, 16) >= calendar.cutOff;
  return isLate ? addWorkingDays(day, 1, calendar) : day;
}

/** First and last dispatch day of an order that was placed at an instant. */
export function dispatchDays(placed: Date, calendar: DispatchCalendar): { readonly from: string; readonly by: string } {
  const day = countedDay(placed, calendar);
  return { from: addWorkingDays(day, calendar.least, calendar), by: addWorkingDays(day, calendar.most, calendar) };
}
