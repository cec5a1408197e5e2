import { z } from 'zod';
import { acknowledged, id, money, messageCode } from '../common';
import { endpoint } from '../endpoint';
import { wrapped } from '../lenient';
import { MAX_QTY, MAX_LINES_AT_ONCE, MAX_PROMOTION_LENGTH } from '../limits';
import { addonChoice } from '../catalogue/product';
import { cart, fullCart, shippingOption, withoutPrices } from './cart';
import { recordsOf } from '../records';

const promotionCode = z.string().max(MAX_PROMOTION_LENGTH);
/**
 * In the body of every cart call: the visitor's key, and the promotion code applied to the reply's amounts (an
 * extension, except in getCart): '' for none, absent for the code of an unpaid order whose lines came back.
 */
const session = { session: z.string().default(''), promotion_code: promotionCode.optional() };
/** 1 to 9999 for adding; an update may also use 0, which removes the line. */
const quantity = (least: 0 | 1) =>
  z.int('A quantity is a whole number.').min(least, `At least ${least}.`).max(MAX_QTY, `${MAX_QTY} at most.`);

/** With an Idempotency-Key header a retry adds nothing. */
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
  forVisitor: withoutPrices,
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
  reply: fullCart.extend({ changes: z.array(cartChange).default([]) }),
});

export const getCart = endpoint('POST', '/sell/cart/getCart', {
  auth: 'optional',
  browser: true,
  effect: false,
  body: z.object({
    ...session,
    shipping_type: id.nullish(),
    /** An address id of this customer. */
    shipping_address: id.nullish(),
    /** Extension: the payment method whose surcharge is included. */
    payment_gateway: z.string().max(40).optional(),
    /** Extension: uses as much of the customer's credit as the cart allows. */
    use_credit: z.boolean().optional(),
  }),
  reply: cart,
  forVisitor: withoutPrices,
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
  reply: wrapped('data', recordsOf(shippingOption)),
  forVisitor: () => ({ data: [] }),
});

export const requestShippingQuote = endpoint('POST', '/sell/cart/requestShippingQuote', {
  auth: 'session',
  body: z.object({ ...session, address: id }),
  reply: acknowledged(
    z.object({ success: z.boolean().default(true), message: z.string().default(''), ...messageCode }),
  ),
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
