import { z } from 'zod';
import { count, id, image, messageCode, money } from '../common';
import { ifSent, looseFlag, looseFlagOn } from '../lenient';
import { MAX_QTY } from '../limits';
import { recordsOf } from '../records';

const cartItem = z.object({
  id,
  /** The product's slug. */
  url: z.string(),
  /** The sku's options, for example '500 mL, Oatmeal'. */
  name: z.string().default(''),
  product_name: z.string(),
  sku_id: id,
  sku: z.object({ code: z.string() }),
  addons: z.array(z.object({ id, name: z.string(), value: z.string(), price: money.default(0) })).default([]),
  qty: count,
  /** Price of one piece with its addons, in cents without GST. */
  price: money,
  img: ifSent(image),
  subtotal: money,
  /** The largest quantity available now; below `qty` the line is short of stock. Absent: not limited. */
  can_purchase_qty: count.default(MAX_QTY),
  /** Extension: minimum quantity of the sku, and the step above it. */
  min_qty: z.int().positive().default(1),
  qty_step: z.int().positive().default(1),
  /** Extension: a chosen addon is no longer available; `addons` has the others. */
  extras_gone: z.boolean().default(false),
});
export type CartItem = z.infer<typeof cartItem>;

export const shippingOption = z.object({
  shipping_type_id: id,
  shipping_name: z.string(),
  amount: money,
  is_pick_up: looseFlag,
  /** Extension: the expected delivery, for example '2 to 4 business days'. */
  description: z.string().default(''),
});
export type ShippingOption = z.infer<typeof shippingOption>;

const paymentType = z.object({
  gateway: z.string(),
  name: z.string(),
  /** Extension: the code of a name that the storefront translates; absent for a name of the shop's own. */
  name_code: z.string().optional(),
  description: z.string().default(''),
  /** Extension: surcharge for this cart, in cents without GST; usually 0. */
  surcharge: money.default(0),
  /** Extension: payment term in days; 0 if the order is paid now. Absent if the platform does not send it. */
  due_days: z.int().nonnegative().nullish(),
});
export type PaymentType = z.infer<typeof paymentType>;

/**
 * The whole cart, the reply to each cart call. Amounts in cents. `total_amount` and the credit amounts include GST;
 * `minimum_amount` and `missing_amount` do if minimum_includes_gst is set; the others do not.
 */
export const fullCart = z.object({
  item_count: count,
  items: z.array(cartItem),
  subtotal: money,
  sessionKey: z.string().default(''),
  all_in_stock: looseFlagOn,
  discount_amount: money.default(0),
  shipping_amount: money.nullish(),
  shipping_type: id.nullish(),
  /** Extension: surcharge of the chosen payment method. */
  surcharge_amount: money.default(0),
  total_amount: money,
  total_tax: money.default(0),
  /** Extension: the customer's credit, with GST; `credit_amount` is the part that pays for this cart. */
  credit_balance: money.default(0),
  /** Extension: the part of `total_amount` paid by credit, which does not reduce that total; 0 without use_credit. */
  credit_amount: money.default(0),
  /** Extension: `total_amount` minus the used credit. */
  payable_amount: money.optional(),
  payment_types: recordsOf(paymentType).default([]),
  /** Extension: the result of the requested promotion code; null if none was requested. */
  promotion: z
    .object({ code: z.string(), applied: z.boolean(), message: z.string().default(''), ...messageCode })
    .nullish(),
  /** Extension: minimum order value in cents; 0 for none. Absent: the specification's, without GST. */
  minimum_amount: money.optional(),
  /** Extension: amount missing to the minimum, in cents. Absent: what the subtotal lacks. */
  missing_amount: money.optional(),
  /** Extension: `minimum_amount` and `missing_amount` include GST. */
  minimum_includes_gst: z.boolean().default(false),
});
export type Cart = z.infer<typeof fullCart>;

const NO_SUMS = { item_count: 0, subtotal: 0, total_amount: 0 };

function isEmpty(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || !('items' in value)) return false;
  return Array.isArray(value.items) && value.items.length === 0;
}

/** A cart, of which an empty one may be without its sums: a database's sum of nothing is null. */
export const cart = z.codec(z.unknown(), fullCart, {
  decode: (value) => (isEmpty(value) ? { ...NO_SUMS, ...value } : value) as z.input<typeof fullCart>,
  encode: (value) => value,
});

/** The cart for a visitor: every amount is 0 (specification 1, section 1). Both sides apply it. */
export function withoutPrices(cart: Cart): Cart {
  const items = cart.items.map((item) => ({
    ...item,
    price: 0,
    subtotal: 0,
    addons: item.addons.map((addon) => ({ ...addon, price: 0 })),
  }));
  return {
    ...cart,
    items,
    subtotal: 0,
    discount_amount: 0,
    shipping_amount: null,
    shipping_type: null,
    surcharge_amount: 0,
    total_amount: 0,
    total_tax: 0,
    credit_balance: 0,
    credit_amount: 0,
    payable_amount: 0,
    payment_types: [],
    promotion: null,
    minimum_amount: 0,
    missing_amount: 0,
  };
}
