import { addBusinessDays, addDays, shopDay } from '../values/shop-day';

/** How goods travel: by courier to a city or to elsewhere, or as a parcel under 5 kg. */
const TRANSITS = ['metro', 'regional', 'post'] as const;
export type Transit = (typeof TRANSITS)[number];

/** Business days until goods leave the warehouse (specification 1, section 9). */
const DISPATCH = { least: 1, most: 4 } as const;

/** After that (specification 1, section 9): business days, and elsewhere days of the calendar, which have no least. */
const BUSINESS_DAYS = { metro: { least: 3, most: 5 }, post: { least: 2, most: 4 } } as const;
const REGIONAL_DAYS = 21;

/** Days as ISO dates; `from` is null where only the last one can be told. */
export interface DeliveryEstimate {
  readonly from: string | null;
  readonly to: string;
}

/** The last day on which an order that was placed at an instant is sent. */
export function dispatchBy(placed: Date): string {
  return addBusinessDays(shopDay(placed), DISPATCH.most);
}

/**
 * When an order should arrive that was placed, and paid where it had to be, at `placed`; `shipped` once it has left.
 */
export function deliveryEstimate(transit: Transit, placed: Date, shipped: Date | null = null): DeliveryEstimate {
  const left = (count: number) => (shipped ? shopDay(shipped) : addBusinessDays(shopDay(placed), count));
  if (transit === 'regional') return { from: null, to: addDays(left(DISPATCH.most), REGIONAL_DAYS) };
  const { least, most } = BUSINESS_DAYS[transit];
  return { from: addBusinessDays(left(DISPATCH.least), least), to: addBusinessDays(left(DISPATCH.most), most) };
}
