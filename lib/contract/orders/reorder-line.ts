import { z } from 'zod';
import { padSku } from '../cart/order-pad.contract';
import { id, money } from '../common';

/** Ours: a line of an order or a list with its former and current price. Amounts in cents without GST. */
export const reorderLine = z.object({
  /** Of the line, in what it belongs to. */
  id,
  product_name: z.string(),
  /** What distinguishes the sku, for example '500 mL, Oatmeal'. */
  name: z.string().default(''),
  sku_code: z.string(),
  /** The product's slug; '' where it has no page any more. */
  url: z.string().default(''),
  qty: z.int().positive(),
  note: z.string().default(''),
  addons: z.array(z.object({ id, name: z.string(), value: z.string() })).default([]),
  /** Former price of one piece with its extras; absent when unknown. */
  price_then: money.nullish(),
  /** What one piece costs with its extras; absent where it is not sold. */
  price_now: money.nullish(),
  /** The sku today; absent where it is not sold. */
  sku: padSku.nullish(),
  /** Extras that were chosen are not to be had any more. */
  extras_gone: z.boolean().default(false),
  /** What the shop sells in its place. */
  replacement: padSku.nullish(),
  /** The like of the same group, in stock, the nearest in price first; where the sku cannot be had. */
  substitutes: z.array(padSku).default([]),
});
export type ReorderLine = z.infer<typeof reorderLine>;
