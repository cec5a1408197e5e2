/* Apart from the settings (shelf-prices.ts): browsers work shelf prices out without what reads a cookie. */

/** In a shelf's price in Australia, in per cent. */
const GST_PERCENT = 10;

export const ROUNDINGS = ['none', '95', '50'] as const;

/** What a shelf price is worked out of, also in a browser. */
export interface ShelfRule {
  /** In hundredths. */
  readonly times: number;
  readonly rounding: (typeof ROUNDINGS)[number];
  /** By the url of a top category, where it has a multiplier of its own. */
  readonly categories: Readonly<Record<string, number>>;
  /** The top category of each group; empty where no category has a multiplier of its own. */
  readonly tops: Readonly<Record<string, string>>;
}

/** The shelf price in cents, GST included: the customer's price without GST times the multiplier, rounded up. */
export function shelfPrice(cost: number, { times: by, rounding }: Pick<ShelfRule, 'times' | 'rounding'>): number {
  const price = Math.round((cost * by) / 100);
  if (rounding === 'none') return price;
  const ending = Number(rounding);
  return price + ((ending - (price % 100) + 100) % 100);
}

/** What is left of a shelf price without its GST, in per cent; below 0 where it does not cover what is paid. */
export function shelfMargin(cost: number, shelf: number): number {
  if (shelf <= 0) return 0;
  return Math.round(100 - (cost * (100 + GST_PERCENT)) / shelf);
}

/** Shelf price and margin of a product; null when the rule depends on the group and the group is unknown. */
export function shelfFor(
  cost: number,
  group: string | null | undefined,
  rule: ShelfRule,
): { readonly price: number; readonly margin: number } | null {
  if (group === undefined && Object.keys(rule.categories).length > 0) return null;
  const top = group == null ? undefined : rule.tops[group];
  const price = shelfPrice(cost, { times: rule.categories[top ?? ''] ?? rule.times, rounding: rule.rounding });
  return { price, margin: shelfMargin(cost, price) };
}
