import { z } from 'zod';
import { endpoint } from '../endpoint';
import { padSku } from './order-pad.contract';
import { recordsOf } from '../records';

const formSku = padSku.extend({
  /** Name of its first category; '' if it has none. */
  category: z.string().default(''),
});
export type FormSku = z.infer<typeof formSku>;

/**
 * Extension: skus that this customer can order, with prices and stock, in catalogue order and paged by products: `next`
 * requests the next page. 404 if the platform does not support it.
 */
export const orderFormSkus = endpoint('POST', '/sell/cart/orderFormSkus', {
  auth: 'session',
  effect: false,
  body: z.object({
    /** A category's url, including its subcategories; '' for all products. An unknown category is empty. */
    group: z.string().max(300).default(''),
    /** Only skus that this customer ordered on or after this day; '' for all. */
    ordered_since: z.union([z.iso.date(), z.literal('')]).default(''),
    /** `next` of the previous page; '' for the first page. */
    after: z
      .string()
      .regex(/^(?:-?\d{1,10}\.\d{1,10})?$/)
      .default(''),
    products: z.int().min(1).max(500).default(200),
    /** Only whether there is any: one sku will do, whichever is found first, without its category. */
    exists_only: z.boolean().optional(),
  }),
  reply: z.object({ data: recordsOf(formSku), next: z.string().nullish() }),
});
