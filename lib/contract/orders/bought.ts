import { z } from 'zod';
import { id, instant } from '../common';
import { endpoint } from '../endpoint';

/** The last time that this customer bought a sku. */
export const boughtSku = z.object({
  sku: z.object({ id, code: z.string() }),
  /** The product's slug. */
  url: z.string(),
  qty: z.int().positive(),
  bought_at: instant,
});
export type BoughtSku = z.infer<typeof boughtSku>;

/** Products that a page of a list has at most. */
const MOST_PRODUCTS = 100;

/** Ours: what this customer bought of these products (their slugs), a sku each. 404 where it is not known. */
export const boughtBefore = endpoint('POST', '/sell/order/boughtBefore', {
  auth: 'session',
  effect: false,
  body: z.object({ products: z.array(z.string()).min(1).max(MOST_PRODUCTS) }),
  reply: z.object({ data: z.array(boughtSku) }),
});
