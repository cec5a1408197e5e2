import { z } from 'zod';
import { id, image, money, ok, messageCode } from '../common';
import { endpoint } from '../endpoint';
import { MAX_QTY, MOST_LINES_AT_ONCE } from '../limits';
import { addonChoice } from '../catalogue/product';

export const cartItem = z.object({
  id,
  /** The product's slug. */
  url: z.string(),
  /** What distinguishes the sku, for example '500 mL, Oatmeal'. */
  name: z.string().default(''),
  product_name: z.string(),
  sku_id: id,
  sku: z.object({ code: z.string() }),
  addons: z.array(z.object({ id, name: z.string(), value: z.string(), price: money.default(0) })).default([]),
  qty: z.int().nonnegative(),
  /** Price of one piece with its addons, in cents without GST. */
  price: money,
  img: image.nullish(),
  subtotal: money,
  /** The greatest quantity that can be bought now; below `qty` the line is short of stock. */
  can_purchase_qty: z.int().nonnegative(),
});
export type CartItem = z.infer<typeof cartItem>;

export const shippingOption = z.object({
  shipping_type_id: id,
  shipping_name: z.string(),
  amount: money,
  is_pick_up: z.boolean().default(false),
  /** Ours: what to expect, for example '2 to 4 business days'. */
  description: z.string().default(''),
});
export type ShippingOption = z.infer<typeof shippingOption>;

export const paymentType = z.object({
  gateway: z.string(),
  name: z.string(),
  description: z.string().default(''),
  /** Ours: its surcharge for this cart, in cents without GST; usually 0. */
  surcharge: money.default(0),
  /** Ours: payment term in days; 0 when it is paid now. Absent when the platform does not send it. */
  due_days: z.int().nonnegative().nullish(),
});
export type PaymentType = z.infer<typeof paymentType>;

/**
 * The whole cart: each cart call answers with it. Amounts in cents; `total_amount` and those of credit include GST,
 * `minimum_amount` and `missing_amount` do where minimum_includes_gst says so, the others do not.
 */
export const cart = z.object({
  item_count: z.int().nonnegative(),
  items: z.array(cartItem),
  subtotal: money,
  sessionKey: z.string().default(''),
  all_in_stock: z.boolean().default(true),
  discount_amount: money.default(0),
  shipping_amount: money.nullish(),
  shipping_type: id.nullish(),
  /** Ours: what the chosen way to pay adds. */
  surcharge_amount: money.default(0),
  total_amount: money,
  total_tax: money.default(0),
  /** Ours: the customer's credit, with GST; what of it pays for this cart is `credit_amount`. */
  credit_balance: money.default(0),
  /** Ours: what credit pays of `total_amount`, which it does not change; 0 unless use_credit was asked for. */
  credit_amount: money.default(0),
  /** Ours: `total_amount` less the credit used. */
  payable_amount: money.optional(),
  payment_types: z.array(paymentType).default([]),
  /** Ours: the result of the requested promotion code; null when none was requested. */
  promotion: z
    .object({ code: z.string(), applied: z.boolean(), message: z.string().default(''), ...messageCode })
    .nullish(),
  /** Ours: minimum order value in cents; 0 for none. */
  minimum_amount: money.default(0),
  /** Ours: amount missing to the minimum, in cents. */
  missing_amount: money.default(0),
  /** Ours. */
  minimum_includes_gst: z.boolean().default(false),
});
export type Cart = z.infer<typeof cart>;

const promotionCode = z.string().max(40);
/**
 * Of every call on a cart: the visitor's key, and the promotion code (ours, except in getCart) that the reply's figures
 * count.
 */
const session = { session: z.string().default(''), promotion_code: promotionCode.optional() };
/** Quantities: 1 to 9999 for adding; 0 removes a line on update. */
const quantity = (least: 0 | 1) =>
  z.int('A quantity is a whole number.').min(least, `At least ${least}.`).max(MAX_QTY, `${MAX_QTY} at most.`);

export const cartAdd = endpoint('POST', '/sell/cart/cartAdd', {
  auth: 'session',
  browser: true,
  body: z.object({ sku: id, qty: quantity(1), addons: z.array(addonChoice).max(50).default([]), ...session }),
  reply: cart,
});

/** What became of one line that was to be added, in the order of the request. */
export const addedLine = z.object({
  sku: id,
  /** Pieces that were added; 0 when the line was refused. */
  added: z.int().nonnegative(),
  /** Why not, in words; empty when it was added. */
  message: z.string().default(''),
  ...messageCode,
});
export type AddedLine = z.infer<typeof addedLine>;

/**
 * Ours: adds several lines in one step. Each line is added whole or refused with a reason, and all of it happens or
 * nothing does. The header Idempotency-Key makes a repeat answer like the first (design, section 5.10).
 */
export const cartAddMany = endpoint('POST', '/sell/cart/cartAddMany', {
  auth: 'session',
  browser: true,
  body: z.object({
    lines: z
      .array(z.object({ sku: id, qty: quantity(1), addons: z.array(addonChoice).max(50).default([]) }))
      .min(1)
      .max(MOST_LINES_AT_ONCE),
    ...session,
  }),
  reply: z.object({ lines: z.array(addedLine), cart }),
});

export const cartRemove = endpoint('POST', '/sell/cart/cartRemove', {
  auth: 'optional',
  browser: true,
  body: z.object({ id, ...session }),
  reply: cart,
});

export const cartUpdate = endpoint('POST', '/sell/cart/cartUpdate', {
  auth: 'session',
  browser: true,
  body: z.object({ id, qty: quantity(0), ...session }),
  reply: cart,
});

/**
 * Why less was put into a cart than wanted: not sold any more, none or too few in stock, extras not to be had, a full
 * line.
 */
export const CART_CHANGE_REASONS = ['gone', 'out-of-stock', 'short', 'extras', 'full'] as const;

/** Ours: the result of adding one line to a cart from an order, a list or another cart. */
export const cartChange = z.object({
  product_name: z.string(),
  name: z.string().default(''),
  sku_code: z.string(),
  wanted: z.int().positive(),
  added: z.int().nonnegative(),
  /** Null when all of it was added. */
  reason: z.enum(CART_CHANGE_REASONS).nullish(),
});
export type CartChange = z.infer<typeof cartChange>;

/**
 * The visitor's cart ends with it; a repeat finds nothing to move. `changes` (ours) says what was added and what was
 * not.
 */
export const mergeCart = endpoint('POST', '/sell/cart/mergeCart', {
  auth: 'session',
  body: z.object({ session: z.string() }),
  reply: cart.extend({ changes: z.array(cartChange).default([]) }),
});

export const getCart = endpoint('POST', '/sell/cart/getCart', {
  auth: 'optional',
  browser: true,
  effect: false,
  body: z.object({
    ...session,
    promotion_code: promotionCode.default(''),
    shipping_type: id.nullish(),
    /** An address id of this customer. */
    shipping_address: id.nullish(),
    /** Ours: the payment method whose surcharge is included. */
    payment_gateway: z.string().max(40).optional(),
    /** Ours: pay with the customer's credit as far as it goes. */
    use_credit: z.boolean().optional(),
  }),
  reply: cart,
});

/** Options for a suburb and postcode; an empty list means that freight must be asked for (requestShippingQuote). */
export const shippingQuote = endpoint('POST', '/sell/cart/shippingQuote', {
  auth: 'optional',
  browser: true,
  effect: false,
  body: z.object({
    ...session,
    suburb: z.string().max(80),
    postcode: z.string().max(10),
    country: z.string().default('AU'),
  }),
  reply: z.object({ data: z.array(shippingOption) }),
});

export const requestShippingQuote = endpoint('POST', '/sell/cart/requestShippingQuote', {
  auth: 'session',
  body: z.object({ ...session, address: id }),
  reply: ok.extend({ message: z.string().default('') }),
});

/** Places the order. The header Idempotency-Key makes a repeat answer like the first (design, section 5.10). */
export const submitOrder = endpoint('POST', '/sell/cart/submitOrder', {
  auth: 'session',
  body: z.object({
    /** An address id of this customer. */
    address: id,
    shipping_option_id: id,
    paymentGateway: z.string(),
    note: z.string().max(1000).default(''),
    promotion_code: promotionCode.default(''),
    /** Where the payment page sends the buyer back to; the platform appends payum_token. */
    url: z.string(),
    /** Ours: the buyer's own reference. */
    purchase_order_number: z.string().max(60).default(''),
    /** Ours. */
    marketing_opt_in: z.boolean().default(false),
    /** Ours: the total in cents that the buyer saw; an order that comes to another one is refused. */
    expected_total: money.optional(),
    /** Ours: spends the customer's credit on the order as far as it goes; what remains is paid by paymentGateway. */
    use_credit: z.boolean().default(false),
    /** Ours: what the buyer saw was left to pay, in cents with GST; an order that leaves another amount is refused. */
    expected_payable: money.optional(),
  }),
  reply: z.object({
    success: z.boolean(),
    /** The payment address to go to; null when nothing is to be paid now, also because credit pays for all of it. */
    payment: z.string().nullish(),
    message: z.string().default(''),
    ...messageCode,
    /** Ours. */
    order_id: id.nullish(),
  }),
});
