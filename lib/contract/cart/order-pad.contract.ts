import { z } from 'zod';
import { quantityPrices } from '../catalogue/product';
import { id, money } from '../common';
import { endpoint } from '../endpoint';
import { MAX_SEARCH_LENGTH, MAX_LINES_AT_ONCE } from '../limits';
import { recordsOf } from '../records';

/** A sku to be ordered by its code; prices for this customer, in cents without GST. */
export const padSku = z.object({
  sku: z.object({ id, code: z.string() }),
  product_name: z.string(),
  /** The sku's options, for example '500 mL, Oatmeal'. */
  name: z.string().default(''),
  /** The product's slug. */
  url: z.string(),
  /** The url of the product's first category; '' if it has none. */
  group: z.string().default(''),
  barcode: z.string().default(''),
  price_each: money.nullish(),
  full_price_each: money.nullish(),
  on_special: z.boolean().default(false),
  in_stock: z.boolean().default(false),
  /** The largest quantity that can be ordered now; absent if the platform does not send it. */
  available_qty: z.int().nonnegative().nullish(),
  /** Pieces per carton; 1 if it is not packed in cartons. */
  carton_qty: z.int().positive().default(1),
  /** The minimum quantity and the multiple in which the sku is sold, in pieces. */
  min_qty: z.int().positive().default(1),
  qty_step: z.int().positive().default(1),
  ...quantityPrices,
});
export type PadSku = z.infer<typeof padSku>;

/**
 * How a code was matched: `exact`; `written` ignoring case, hyphens and spaces; `near` with O for 0, with one letter
 * added, missing or changed, or by `words`; `several` if it is ambiguous; `gone` for a code that is not sold any more,
 * with what replaced it.
 */
const SKU_MATCHES = ['exact', 'written', 'near', 'several', 'gone', 'none'] as const;

const wantedSku = z.object({
  /** A code or a barcode; '' if there are only words. */
  code: z.string().max(MAX_SEARCH_LENGTH).default(''),
  /** Other text that names the sku. */
  words: z.string().max(MAX_SEARCH_LENGTH).default(''),
});
export type WantedSku = z.infer<typeof wantedSku>;

const foundSkus = z.object({ match: z.enum(SKU_MATCHES), skus: z.array(padSku) });
export type FoundSkus = z.infer<typeof foundSkus>;

/**
 * Extension: looks up codes, barcodes or names in one call; the results are in the order of the request. 404 if the
 * platform does not support it.
 */
export const findSkus = endpoint('POST', '/sell/cart/findSkus', {
  auth: 'session',
  effect: false,
  body: z.object({ wanted: z.array(wantedSku).min(1).max(MAX_LINES_AT_ONCE) }),
  reply: z.object({ data: z.array(foundSkus) }),
});

/** Extension: the first few skus that match a partially typed code, barcode or name. */
export const suggestSkus = endpoint('POST', '/sell/cart/suggestSkus', {
  auth: 'session',
  browser: true,
  effect: false,
  body: z.object({ search: z.string().trim().min(2).max(MAX_SEARCH_LENGTH) }),
  reply: z.object({ data: recordsOf(padSku) }),
});
