import { shopDay } from '../values/shop-day';

/** The last day to order for Christmas (specification 1, section 9), and since when it is told. */
const LAST_DAY = '12-10';
const TOLD_SINCE = '11-10';

/** The last day to order for this Christmas, as an ISO date, in the weeks before it; null for the rest of the year. */
export function christmasOrdersBy(at: Date): string | null {
  const today = shopDay(at);
  const day = today.slice(5);
  return day >= TOLD_SINCE && day <= LAST_DAY ? `${today.slice(0, 4)}-${LAST_DAY}` : null;
}
