import { z } from 'zod';
import { id, money } from '../common';
import { endpoint } from '../endpoint';
import { LONGEST_SEARCH, MOST_LINES_AT_ONCE } from '../limits';

/** A sku as one orders it by its code; prices for this customer, in cents without GST. */
export const padSku = z.object({
  sku: z.object({ id, code: z.string() }),
  product_name: z.string(),
  /** What distinguishes the sku, for example '500 mL, Oatmeal'. */
  name: z.string().default(''),
  /** The product's slug. */
  url: z.string(),
  /** The url of the category that the product stands in first; '' for none. */
  group: z.string().default(''),
  barcode: z.string().default(''),
  price_each: money.nullish(),
  full_price_each: money.nullish(),
  on_special: z.boolean().default(false),
  in_stock: z.boolean().default(false),
  /** The greatest quantity that can be ordered now; absent when the platform does not send it. */
  available_qty: z.int().nonnegative().nullish(),
  /** Pieces of a carton; 1 where it is not packed in cartons. */
  carton_qty: z.int().positive().default(1),
  /** The minimum quantity and the multiple in which it is sold, in pieces. */
  min_qty: z.int().positive().default(1),
  qty_step: z.int().positive().default(1),
});
export type PadSku = z.infer<typeof padSku>;

/**
 * How a code was matched: `exact`; `written` ignoring case, hyphens and spaces; `near` with O for 0, one letter added,
 * missing or changed, or by its words; `several` when more than one sku may be meant.
 */
const SKU_MATCHES = ['exact', 'written', 'near', 'several', 'none'] as const;

const wantedSku = z.object({
  /** A code or a barcode; '' where there are words alone. */
  code: z.string().max(LONGEST_SEARCH).default(''),
  /** What else names it. */
  words: z.string().max(LONGEST_SEARCH).default(''),
});
export type WantedSku = z.infer<typeof wantedSku>;

const foundSkus = z.object({ match: z.enum(SKU_MATCHES), skus: z.array(padSku) });
export type FoundSkus = z.infer<typeof foundSkus>;

/**
 * Ours: what codes, barcodes or names stand for, in the order of the request, all at once. 404 where it is not known.
 */
export const findSkus = endpoint('POST', '/sell/cart/findSkus', {
  auth: 'session',
  effect: false,
  body: z.object({ wanted: z.array(wantedSku).min(1).max(MOST_LINES_AT_ONCE) }),
  reply: z.object({ data: z.array(foundSkus) }),
});

/** Ours: the first few skus that match a partly typed code, barcode or name. */
export const suggestSkus = endpoint('POST', '/sell/cart/suggestSkus', {
  auth: 'session',
  browser: true,
  effect: false,
  body: z.object({ search: z.string().trim().min(2).max(LONGEST_SEARCH) }),
  reply: z.object({ data: z.array(padSku) }),
});
