import { z } from 'zod';
import { endpoint } from '../endpoint';
import { padSku } from './order-pad.contract';

/** A sku in an order form. */
const formSku = padSku.extend({
  /** Name of its first category; '' for none. */
  category: z.string().default(''),
});
export type FormSku = z.infer<typeof formSku>;

/**
 * Ours: skus that this customer can order, with prices and stock, in catalogue order and paged by products: `next`
 * requests the next page. 404 when the platform does not have it.
 */
export const orderFormSkus = endpoint('POST', '/sell/cart/orderFormSkus', {
  auth: 'session',
  effect: false,
  body: z.object({
    /** A category's url; '' for all of them. It counts with all below it, and an unknown one has nothing. */
    group: z.string().max(300).default(''),
    /** Only what this customer ordered on this day or later; '' for everything. */
    ordered_since: z.union([z.iso.date(), z.literal('')]).default(''),
    /** `next` of the piece before; '' for the first. */
    after: z
      .string()
      .regex(/^(?:-?\d{1,10}\.\d{1,10})?$/)
      .default(''),
    products: z.int().min(1).max(500).default(200),
  }),
  reply: z.object({ data: z.array(formSku), next: z.string().nullish() }),
});
