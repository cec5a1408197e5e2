import { z } from 'zod';
import { padSku } from '../cart/order-pad.contract';
import { id, money } from '../common';
import { recordsOf } from '../records';

/** Extension: a line of an order or a list with its former and current price. Amounts in cents without GST. */
export const reorderLine = z.object({
  /** Id of the line in its order or list. */
  id,
  product_name: z.string(),
  /** The sku's options, for example '500 mL, Oatmeal'. */
  name: z.string().default(''),
  sku_code: z.string(),
  /** The product's slug; '' if it no longer has a page. */
  url: z.string().default(''),
  qty: z.int().positive(),
  note: z.string().default(''),
  addons: z.array(z.object({ id, name: z.string(), value: z.string() })).default([]),
  /** Former price of one piece with its addons; absent if unknown. */
  price_then: money.nullish(),
  /** Current price of one piece with its addons, at the quantity of the line; absent if it is not sold. */
  price_now: money.nullish(),
  /** The current sku, at the price of its least quantity; absent if it is not sold. */
  sku: padSku.nullish(),
  /** Chosen addons are no longer available. */
  extras_gone: z.boolean().default(false),
  /** The sku that the shop sells instead. */
  replacement: padSku.nullish(),
  /** If the sku is unavailable: similar skus of the same group, in stock, ordered by how close their price is. */
  substitutes: recordsOf(padSku).default([]),
});
export type ReorderLine = z.infer<typeof reorderLine>;
