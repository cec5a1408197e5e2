/* Separate from the settings (shelf-prices.ts), so that browsers need not load the cookie parser. */

/** GST included in Australian retail prices, in per cent. */
const GST_PERCENT = 10;

export const ROUNDINGS = ['none', '95', '50'] as const;

/** Parameters of a shelf price, also used in browsers. */
export interface RetailPriceRule {
  /** In hundredths. */
  readonly times: number;
  readonly rounding: (typeof ROUNDINGS)[number];
  /** By the url of a top category; only categories with a different multiplier. */
  readonly categories: Readonly<Record<string, number>>;
  /** The top category of each group; empty when `categories` is empty. */
  readonly tops: Readonly<Record<string, string>>;
}

/** The shelf price in cents, GST included: the customer's price without GST times the multiplier, rounded up. */
export function retailPrice(
  cost: number,
  { times: by, rounding }: Pick<RetailPriceRule, 'times' | 'rounding'>,
): number {
  const price = Math.round((cost * by) / 100);
  if (rounding === 'none') return price;
  const ending = Number(rounding);
  return price + ((ending - (price % 100) + 100) % 100);
}

/** Margin of a shelf price without GST, in per cent; negative when the price does not cover the cost. */
export function shelfMargin(cost: number, shelf: number): number {
  if (shelf <= 0) return 0;
  return Math.round(100 - (cost * (100 + GST_PERCENT)) / shelf);
}

/** Shelf price and margin of a product; null when the rule depends on the group and the group is unknown. */
export function retailPriceFor(
  cost: number,
  group: string | null | undefined,
  rule: RetailPriceRule,
): { readonly price: number; readonly margin: number } | null {
  if (group === undefined && Object.keys(rule.categories).length > 0) return null;
  const top = group == null ? undefined : rule.tops[group];
  const price = retailPrice(cost, { times: rule.categories[top ?? ''] ?? rule.times, rounding: rule.rounding });
  return { price, margin: shelfMargin(cost, price) };
}
