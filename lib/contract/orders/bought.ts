import { z } from 'zod';
import { id, instant } from '../common';
import { endpoint } from '../endpoint';
import { recordsOf } from '../records';

/** The customer's last purchase of a sku. */
export const boughtSku = z.object({
  sku: z.object({ id, code: z.string() }),
  /** The product's slug. */
  url: z.string(),
  qty: z.int().positive(),
  bought_at: instant,
});
export type BoughtSku = z.infer<typeof boughtSku>;

/** Maximum products on one page of a list. */
const MAX_PRODUCTS = 100;

/**
 * Extension: this customer's purchases of these products (slugs), one per sku. 404 if the platform does not support it.
 */
export const boughtBefore = endpoint('POST', '/sell/order/boughtBefore', {
  auth: 'session',
  effect: false,
  body: z.object({ products: z.array(z.string()).min(1).max(MAX_PRODUCTS) }),
  reply: z.object({ data: recordsOf(boughtSku) }),
});
