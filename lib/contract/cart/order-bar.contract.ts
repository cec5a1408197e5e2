import { z } from 'zod';
import { money } from '../common';
import { endpoint } from '../endpoint';

const orderBarFacts = z.object({
  item_count: z.int().nonnegative(),
  /** What the goods count towards the minimum order; with GST where `minimum_includes_gst`. */
  counted_amount: money,
  /** 0 for none. */
  minimum_amount: money.default(0),
  minimum_includes_gst: z.boolean().default(false),
  /** What is missing to free freight by the promotion code that the cart counts; absent where none promises it. */
  free_freight_missing: money.nullish(),
  /** The least that delivery to the usual address costs, without GST; absent where it must be asked for. */
  freight: z.object({ place: z.string(), amount: money }).nullish(),
  /** The last day on which an order of this moment is sent. */
  dispatch_by: z.iso.date().nullish(),
  /** The last day to order for Christmas; only present in the weeks before it. */
  christmas_by: z.iso.date().nullish(),
});
export type OrderBarFacts = z.infer<typeof orderBarFacts>;

/** Ours: the order bar's figures in one call. 404 when the platform does not have it. */
export const orderBar = endpoint('POST', '/sell/cart/orderBar', {
  auth: 'session',
  browser: true,
  effect: false,
  /** The promotion code that the figures count; as of every call on a cart. */
  body: z.object({ session: z.string().default(''), promotion_code: z.string().max(40).optional() }),
  reply: orderBarFacts,
});
