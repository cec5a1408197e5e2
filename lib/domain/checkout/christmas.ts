import { shopDay } from '../values/shop-day';
import { type DispatchCalendar, USUAL_CALENDAR } from './dispatch-calendar';

/** The last day to order for this Christmas, as an ISO date, in the weeks before it; null for the rest of the year. */
export function christmasOrdersBy(
  at: Date,
  { christmas: { last, since } }: Pick<DispatchCalendar, 'christmas'> = USUAL_CALENDAR,
): string | null {
  const today = shopDay(at);
  const day = today.slice(5);
  return last !== '' && day >= since && day <= last ? `${today.slice(0, 4)}-${last}` : null;
}
