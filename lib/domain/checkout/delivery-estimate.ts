import { addBusinessDays, addDays, shopDay } from '../values/shop-day';
import { type DispatchCalendar, USUAL_CALENDAR, dispatchDays } from './dispatch-calendar';

/** How goods travel: by courier to a city or to elsewhere, or as a parcel under 5 kg. */
const TRANSITS = ['metro', 'regional', 'post'] as const;
export type Transit = (typeof TRANSITS)[number];

/**
 * From the warehouse on (specification 1, section 9): business days, and elsewhere days of the calendar, which have no
 * least.
 */
const BUSINESS_DAYS = { metro: { least: 3, most: 5 }, post: { least: 2, most: 4 } } as const;
const REGIONAL_DAYS = 21;

/** Days as ISO dates; `from` is null if only the last one is known. */
export interface DeliveryEstimate {
  readonly from: string | null;
  readonly to: string;
}

/**
 * When an order should arrive that was placed, and paid where it had to be, at `placed`; `shipped` once it has left.
 */
export function deliveryEstimate(
  transit: Transit,
  placed: Date,
  shipped: Date | null = null,
  calendar: DispatchCalendar = USUAL_CALENDAR,
): DeliveryEstimate {
  const left = shipped ? { from: shopDay(shipped), by: shopDay(shipped) } : dispatchDays(placed, calendar);
  if (transit === 'regional') return { from: null, to: addDays(left.by, REGIONAL_DAYS) };
  const { least, most } = BUSINESS_DAYS[transit];
  return { from: addBusinessDays(left.from, least), to: addBusinessDays(left.by, most) };
}
