import { addDays, shopDay } from '@/lib/domain/values/shop-day';

/** One order of a sku. */
export interface Ordered {
  readonly at: Date;
  readonly qty: number;
}

/** How an account usually orders a sku: quantity, interval, and when the next order is due. */
export interface Habit {
  readonly times: number;
  /** Median quantity, in pieces. */
  readonly qty: number;
  readonly lastQty: number;
  /** Day of the shop's calendar, such as 2026-12-22. */
  readonly lastOn: string;
  /** Median days between orders; null after a single day of orders. */
  readonly everyDays: number | null;
  readonly dueOn: string | null;
}

const DAY_MS = 86_400_000;

/** The upper median; 0 for an empty list. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Summarises the orders of one sku; orders of one day count as one. Null without orders. */
export function habitOf(orders: readonly Ordered[]): Habit | null {
  const days = new Map<string, number>();
  for (const { at, qty } of orders.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const day = shopDay(at);
    days.set(day, (days.get(day) ?? 0) + qty);
  }
  const dates = [...days.keys()];
  const lastOn = dates.at(-1);
  if (lastOn === undefined) return null;
  const gaps = dates.slice(1).map((day, index) => (Date.parse(day) - Date.parse(dates[index] ?? day)) / DAY_MS);
  const everyDays = gaps.length === 0 ? null : median(gaps);
  return {
    times: days.size,
    qty: median([...days.values()]),
    lastQty: days.get(lastOn) ?? 0,
    lastOn,
    everyDays,
    dueOn: everyDays === null ? null : addDays(lastOn, everyDays),
  };
}
