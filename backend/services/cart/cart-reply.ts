import type { Cart, CartItem } from '@/lib/contract/cart/cart';
import { imageObject, type MediaRow } from '../media/image-object';
import { promotionMessageCode } from '../../rules/cart/promotions';
import { surchargeOn, type Surcharges } from '../../rules/checkout/surcharges';
import { purchasable } from '../../rules/catalogue/stock';
import type { MinimumOrder, Totals } from '../../rules/cart/totals';
import type { CartLine } from './cart-lines';
import type { InvoiceDays } from '../../rules/checkout/payment-terms';
import { paymentTypes } from '../payments/payment-types';

/** Width in pixels; displayed at half of it or less. */
const PICTURE = { aspect: '1x1', width: 300 } as const;

export interface CartReplyInput {
  lines: readonly CartLine[];
  totals: Totals;
  shippingType: string | null;
  sessionKey: string;
  /** The account's credit, in cents; 0 for a visitor. */
  balance: number;
  minimum: MinimumOrder;
  surcharges: Surcharges;
  cards: boolean;
  terms: InvoiceDays;
  /** By product. */
  pictures: ReadonlyMap<number, MediaRow>;
}

function toItem(lines: readonly CartLine[], index: number, pictures: ReadonlyMap<number, MediaRow>): CartItem {
  const line = lines[index];
  if (!line) throw new RangeError(`There is no line ${index}`);
  return {
    id: String(line.id),
    url: line.slug,
    name: line.name,
    product_name: line.productName,
    sku_id: line.skuId,
    sku: { code: line.code },
    addons: line.addons.map(({ id, name, value, priceCents }) => ({ id, name, value, price: priceCents })),
    qty: line.qty,
    price: line.price,
    img: imageObject(pictures.get(line.productId), PICTURE, line.productName),
    subtotal: line.subtotal,
    can_purchase_qty: line.addonsGone ? 0 : purchasable(lines, index, line.stock),
    min_qty: line.minQty,
    qty_step: line.qtyStep,
    extras_gone: line.addonsGone,
  };
}

/** The response of every cart endpoint: the whole cart. */
export function cartReply({
  lines,
  totals,
  shippingType,
  sessionKey,
  balance,
  minimum,
  surcharges,
  cards,
  terms,
  pictures,
}: CartReplyInput): Cart {
  const items = lines.map((_, index) => toItem(lines, index, pictures));
  const { promotion } = totals;
  return {
    item_count: lines.reduce((total, line) => total + line.qty, 0),
    items,
    subtotal: totals.subtotal,
    sessionKey,
    all_in_stock: items.every((item) => item.qty <= item.can_purchase_qty),
    discount_amount: totals.discount,
    shipping_amount: totals.shipping,
    shipping_type: shippingType,
    surcharge_amount: totals.surcharge,
    total_amount: totals.total,
    total_tax: totals.tax,
    credit_balance: balance,
    credit_amount: totals.credit,
    payable_amount: totals.payable,
    // An order that credit pays for takes any way to pay.
    payment_types: paymentTypes(terms, cards || totals.payable === 0).map((type) => ({
      ...type,
      surcharge: surchargeOn(totals.surchargeable, surcharges[type.gateway] ?? 0),
    })),
    promotion:
      promotion.outcome === 'none'
        ? null
        : {
            code: promotion.code,
            applied: promotion.outcome === 'applied',
            message: promotion.message,
            ...promotionMessageCode(promotion),
          },
    minimum_amount: minimum.cents,
    missing_amount: totals.missing,
    minimum_includes_gst: minimum.includesGst,
  };
}
