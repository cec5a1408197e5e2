import { gstOn } from './gst';
import { decidePromotion, type PromotionInput, type PromotionOutcome } from './promotions';

export interface Totals {
  /** Goods without GST, before any discount. */
  subtotal: number;
  discount: number;
  /** The discount's share of each line, in the order of the lines; adds up to `discount`. */
  discountByLine: number[];
  /** Null while no delivery is chosen: freight is then in no other figure either. */
  shipping: number | null;
  tax: number;
  /** What is to be paid, with GST. */
  total: number;
  /** What the goods lack to the minimum order. */
  missing: number;
  promotion: PromotionOutcome;
}

/**
 * The figures of a cart or an order, in cents.
 *
 * The minimum order (specification 1, section 9) is compared with the goods without GST and before any discount: a promotion
 * code never makes an order too small, and freight never makes it large enough.
 */
export function totalsOf(input: PromotionInput & { minimumCents: number }): Totals {
  const promotion = decidePromotion(input);
  const subtotal = input.lines.reduce((total, line) => total + line.subtotalCents, 0);
  const applied = promotion.outcome === 'applied';
  const discountByLine = applied ? promotion.discountByLine : input.lines.map(() => 0);
  const discount = discountByLine.reduce((total, share) => total + share, 0);
  const freight = input.freight ? (applied && promotion.freeFreight ? 0 : input.freight.amountCents) : null;
  const tax = gstOn({ goods: subtotal, discount, freight: freight ?? 0 });
  return {
    subtotal,
    discount,
    discountByLine,
    shipping: freight,
    tax,
    total: subtotal - discount + (freight ?? 0) + tax,
    missing: Math.max(0, input.minimumCents - subtotal),
    promotion,
  };
}
