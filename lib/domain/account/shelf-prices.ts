import { z } from 'zod';
import { parseJson } from '../values/parse-json';
import { plainDigits } from '../values/plain-digits';
import { ROUNDINGS } from './shelf-rule';

/** Multipliers are stored in hundredths: 220 doubles a price and adds the GST. */
const MIN_TIMES = 100;
const MAX_TIMES = 2000;
const MAX_CATEGORIES = 50;

const times = z.int().min(MIN_TIMES).max(MAX_TIMES);
const shelfPrices = z.object({
  /** Customer id: a browser may be shared. */
  customer: z.string(),
  on: z.boolean(),
  times,
  /** By the url of a top category; only categories with a different multiplier. */
  categories: z.record(z.string().max(100), times).refine((all) => Object.keys(all).length <= MAX_CATEGORIES),
  rounding: z.enum(ROUNDINGS),
});

/** Settings by which a customer's retail prices are calculated from their purchase prices. */
export type RetailPriceSettings = z.infer<typeof shelfPrices>;

export const SHELF_COOKIE = 'SHELF_PRICES';

export function newShelfPrices(customer: string): RetailPriceSettings {
  return { customer, on: false, times: 220, categories: {}, rounding: '95' };
}

/** The cookie's settings for this customer; the defaults for another customer's cookie or an invalid one. */
export function readShelfPrices(cookie: string | undefined, customer: string): RetailPriceSettings {
  // Most customers have none, and zod's errors are expensive: each records where it was made.
  const parsed = cookie === undefined ? null : shelfPrices.safeParse(parseJson(cookie));
  return parsed?.success && parsed.data.customer === customer ? parsed.data : newShelfPrices(customer);
}

/** Parses a typed multiplier, '2.2', '2,2' or '٢٫٢'; null when invalid or out of bounds. */
export function readTimes(typed: string): number | null {
  const found = /^\s*(\d{1,2})(?:[.,٫](\d{1,2}))?\s*$/.exec(plainDigits(typed));
  if (!found) return null;
  const [, whole = '', part = ''] = found;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0') || '0');
  return hundredths >= MIN_TIMES && hundredths <= MAX_TIMES ? hundredths : null;
}

export function writeTimes(hundredths: number): string {
  return String(hundredths / 100);
}
