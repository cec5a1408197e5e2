import { z } from 'zod';
import { money } from '../common';
import { endpoint } from '../endpoint';
import { MAX_PROMOTION_LENGTH } from '../limits';

const orderBarFacts = z.object({
  item_count: z.int().nonnegative(),
  /** The goods' value for the minimum order; with GST if `minimum_includes_gst` is set. */
  counted_amount: money,
  /** Minimum order value; 0 if there is none. */
  minimum_amount: money.default(0),
  minimum_includes_gst: z.boolean().default(false),
  /** Amount missing to the free freight of the cart's promotion code; absent if that grants none. */
  free_freight_missing: money.nullish(),
  /** Lowest delivery cost to the default address, without GST; absent if freight must be requested. */
  freight: z.object({ place: z.string(), amount: money }).nullish(),
  /** Last day of dispatch for an order placed now. */
  dispatch_by: z.iso.date().nullish(),
  /** Last day to order for Christmas; only present in the weeks before it. */
  christmas_by: z.iso.date().nullish(),
});
export type OrderBarFacts = z.infer<typeof orderBarFacts>;

/** Extension: the order bar's figures in one call. 404 if the platform does not support it. */
export const orderBar = endpoint('POST', '/sell/cart/orderBar', {
  auth: 'session',
  browser: true,
  effect: false,
  /** The promotion code applied to the figures, or absent, as in every cart call. */
  body: z.object({ session: z.string().default(''), promotion_code: z.string().max(MAX_PROMOTION_LENGTH).optional() }),
  reply: orderBarFacts,
});
