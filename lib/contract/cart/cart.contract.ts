import { z } from 'zod';
import { id, image, money, ok, messageCode } from '../common';
import { endpoint } from '../endpoint';
import { MAX_QTY, MAX_LINES_AT_ONCE } from '../limits';
import { addonChoice } from '../catalogue/product';

export const cartItem = z.object({
  id,
  /** The product's slug. */
  url: z.string(),
  /** The sku's options, for example '500 mL, Oatmeal'. */
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
  /** The largest quantity available now; below `qty` the line is short of stock. */
  can_purchase_qty: z.int().nonnegative(),
});
export type CartItem = z.infer<typeof cartItem>;

export const shippingOption = z.object({
  shipping_type_id: id,
  shipping_name: z.string(),
  amount: money,
  is_pick_up: z.boolean().default(false),
  /** Extension: the expected delivery, for example '2 to 4 business days'. */
  description: z.string().default(''),
});
export type ShippingOption = z.infer<typeof shippingOption>;

export const paymentType = z.object({
  gateway: z.string(),
  name: z.string(),
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
export const cart = z.object({
  item_count: z.int().nonnegative(),
  items: z.array(cartItem),
  subtotal: money,
  sessionKey: z.string().default(''),
  all_in_stock: z.boolean().default(true),
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
  payment_types: z.array(paymentType).default([]),
  /** Extension: the result of the requested promotion code; null if none was requested. */
  promotion: z
    .object({ code: z.string(), applied: z.boolean(), message: z.string().default(''), ...messageCode })
    .nullish(),
  /** Extension: minimum order value in cents; 0 for none. */
  minimum_amount: money.default(0),
  /** Extension: amount missing to the minimum, in cents. */
  missing_amount: money.default(0),
  /** Extension: `minimum_amount` and `missing_amount` include GST. */
  minimum_includes_gst: z.boolean().default(false),
});
export type Cart = z.infer<typeof cart>;

const promotionCode = z.string().max(40);
/**
 * In the body of every cart call: the visitor's key, and the promotion code applied to the reply's amounts (an
 * extension, except in getCart).
 */
const session = { session: z.string().default(''), promotion_code: promotionCode.optional() };
/** 1 to 9999 for adding; an update may also use 0, which removes the line. */
const quantity = (least: 0 | 1) =>
  z.int('A quantity is a whole number.').min(least, `At least ${least}.`).max(MAX_QTY, `${MAX_QTY} at most.`);

export const cartAdd = endpoint('POST', '/sell/cart/cartAdd', {
  auth: 'session',
  browser: true,
  body: z.object({ sku: id, qty: quantity(1), addons: z.array(addonChoice).max(50).default([]), ...session }),
  reply: cart,
});

/** The result of adding one line, in the order of the request. */
export const addedLine = z.object({
  sku: id,
  /** Number of added pieces; 0 if the line was refused. */
  added: z.int().nonnegative(),
  /** Reason for the refusal; empty if the line was added. */
  message: z.string().default(''),
  ...messageCode,
});
export type AddedLine = z.infer<typeof addedLine>;

/**
 * Extension: adds several lines in one transaction. Each line is added completely or refused with a reason. With an
 * Idempotency-Key header a retry returns the first response (design, section 5.10).
 */
export const cartAddMany = endpoint('POST', '/sell/cart/cartAddMany', {
  auth: 'session',
  browser: true,
  body: z.object({
    lines: z
      .array(z.object({ sku: id, qty: quantity(1), addons: z.array(addonChoice).max(50).default([]) }))
      .min(1)
      .max(MAX_LINES_AT_ONCE),
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
 * Why less was added to a cart than requested: no longer sold, none or too few in stock, unavailable addons, line at
 * its maximum.
 */
export const CART_CHANGE_REASONS = ['gone', 'out-of-stock', 'short', 'extras', 'full'] as const;

/** Extension: the result of adding one line to a cart from an order, a list or another cart. */
export const cartChange = z.object({
  product_name: z.string(),
  name: z.string().default(''),
  sku_code: z.string(),
  wanted: z.int().positive(),
  added: z.int().nonnegative(),
  /** Null if the whole quantity was added. */
  reason: z.enum(CART_CHANGE_REASONS).nullish(),
});
export type CartChange = z.infer<typeof cartChange>;

/**
 * Moves the visitor's cart into the customer's and ends it; a retry finds nothing to move. `changes` (an extension)
 * lists the added and the refused quantities.
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
    /** Extension: the payment method whose surcharge is included. */
    payment_gateway: z.string().max(40).optional(),
    /** Extension: uses as much of the customer's credit as the cart allows. */
    use_credit: z.boolean().optional(),
  }),
  reply: cart,
});

/** Options for a suburb and postcode; an empty list means that freight must be requested (requestShippingQuote). */
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

/** Places the order. With an Idempotency-Key header a retry returns the first response (design, section 5.10). */
export const submitOrder = endpoint('POST', '/sell/cart/submitOrder', {
  auth: 'session',
  body: z.object({
    /** An address id of this customer. */
    address: id,
    shipping_option_id: id,
    paymentGateway: z.string(),
    note: z.string().max(1000).default(''),
    promotion_code: promotionCode.default(''),
    /** Return address for the payment page; the platform appends payum_token. */
    url: z.string(),
    /** Extension: the buyer's own reference. */
    purchase_order_number: z.string().max(60).default(''),
    /** Extension. */
    marketing_opt_in: z.boolean().default(false),
    /** Extension: the total shown to the buyer, in cents; the order is refused if the total differs. */
    expected_total: money.optional(),
    /** Extension: uses as much of the customer's credit as the order allows; paymentGateway pays the rest. */
    use_credit: z.boolean().default(false),
    /**
     * Extension: the amount left to pay as shown to the buyer, in cents with GST; the order is refused if it differs.
     */
    expected_payable: money.optional(),
  }),
  reply: z.object({
    success: z.boolean(),
    /** Address of the payment page; null if nothing is due now, for example because credit pays for everything. */
    payment: z.string().nullish(),
    message: z.string().default(''),
    ...messageCode,
    /** Extension. */
    order_id: id.nullish(),
  }),
});
