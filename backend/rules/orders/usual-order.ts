import { addDays, shopDay } from '@/lib/domain/values/shop-day';

/** One time that something was ordered. */
export interface Ordered {
  readonly at: Date;
  readonly qty: number;
}

/** How an account usually orders a sku: quantity, interval, and when the next order is due. */
export interface Habit {
  readonly times: number;
  /** What is ordered as a rule, in pieces. */
  readonly qty: number;
  readonly lastQty: number;
  /** Day of the shop's calendar, such as 2026-12-22. */
  readonly lastOn: string;
  /** Days from one order to the next; null where there was one day of ordering alone. */
  readonly everyDays: number | null;
  readonly dueOn: string | null;
}

const DAY_MS = 86_400_000;

/** The value in the middle, the greater of two; 0 for none. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** What the orders of one sku come to; two orders of one day count as one. Null for no order. */
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
