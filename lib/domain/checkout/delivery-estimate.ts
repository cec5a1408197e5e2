import { addBusinessDays, addDays, shopDay } from '../values/shop-day';
import { type DispatchCalendar, USUAL_CALENDAR, dispatchDays } from './dispatch-calendar';

/** Ways of delivery: by courier to a city or elsewhere, or as a parcel under 5 kg. */
const TRANSITS = ['metro', 'regional', 'post'] as const;
export type Transit = (typeof TRANSITS)[number];

/**
 * Transit times from the warehouse (specification 1, section 9): business days; for regional places calendar days,
 * without a minimum.
 */
const BUSINESS_DAYS = { metro: { least: 3, most: 5 }, post: { least: 2, most: 4 } } as const;
const REGIONAL_DAYS = 21;

/** Days as ISO dates; `from` is null if only the last one is known. */
export interface DeliveryEstimate {
  readonly from: string | null;
  readonly to: string;
}

/**
 * Estimated arrival of an order. `placed` is when it was placed and, where required, paid; `shipped` is when it left.
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
