import { creditFor } from '../account/credit';
import { gstOn, withoutGst } from '../checkout/gst';
import { decidePromotion, type PromotionInput, type PromotionOutcome } from './promotions';
import { surchargeOn } from '../checkout/surcharges';

export interface MinimumOrder {
  /** 0 for none. */
  cents: number;
  /** Whether GST counts towards it. */
  includesGst: boolean;
}

export interface Totals {
  /** Goods without GST, before any discount. */
  subtotal: number;
  discount: number;
  /** The discount's share of each line, in the order of the lines; adds up to `discount`. */
  discountByLine: number[];
  /** Null while no delivery is chosen; the other figures then exclude freight too. */
  shipping: number | null;
  /** Base of a surcharge: goods less discount plus freight, minus the part paid by credit. Without GST. */
  surchargeable: number;
  /** Payment surcharge, without GST; usually 0. */
  surcharge: number;
  tax: number;
  /** With GST. */
  total: number;
  /** Part of the total paid by credit. */
  credit: number;
  /** Remaining amount to pay, with GST. */
  payable: number;
  /** Amount missing to the minimum order, including GST if that counts. */
  missing: number;
  promotion: PromotionOutcome;
}

export interface TotalsInput extends PromotionInput {
  minimum: MinimumOrder;
  /** Surcharge rate in hundredths of a percent. */
  surchargePoints?: number;
  /** The buyer's credit, if it is to be used. */
  credit?: number;
}

/** Goods value that counts towards the minimum order: before discounts and without freight. */
export function worth(subtotal: number, minimum: MinimumOrder): number {
  return minimum.includesGst ? subtotal + gstOn({ goods: subtotal, discount: 0, freight: 0 }) : subtotal;
}

/**
 * The figures of a cart or an order, in cents.
 *
 * The minimum order (specification 1, section 9) is compared with the goods before any discount: a promotion code never
 * makes an order too small, and freight never makes it large enough.
 */
export function totalsOf(input: TotalsInput): Totals {
  const promotion = decidePromotion(input);
  const subtotal = input.lines.reduce((total, line) => total + line.subtotalCents, 0);
  const applied = promotion.outcome === 'applied';
  const discountByLine = applied ? promotion.discountByLine : input.lines.map(() => 0);
  const discount = discountByLine.reduce((total, share) => total + share, 0);
  const shipping = input.freight ? (applied && promotion.freeFreight ? 0 : input.freight.amountCents) : null;
  const freight = shipping ?? 0;
  // Credit never pays for a surcharge: it covers the order without one, and the surcharge applies to the remainder.
  const plain = subtotal - discount + freight + gstOn({ goods: subtotal, discount, freight });
  const credit = creditFor(plain, input.credit ?? 0);
  const surchargeable = withoutGst(plain - credit);
  const surcharge = surchargeOn(surchargeable, input.surchargePoints ?? 0);
  const tax = gstOn({ goods: subtotal, discount, freight: freight + surcharge });
  const total = subtotal - discount + freight + surcharge + tax;
  return {
    subtotal,
    discount,
    discountByLine,
    shipping,
    surchargeable,
    surcharge,
    tax,
    total,
    credit,
    payable: total - credit,
    missing: Math.max(0, input.minimum.cents - worth(subtotal, input.minimum)),
    promotion,
  };
}
