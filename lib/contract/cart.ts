import { z } from 'zod';
import { id, image, money, ok } from './common';
import { endpoint } from './endpoint';
import { MAX_QTY } from './limits';
import { addonChoice } from './product';

export const cartItem = z.object({
  id,
  /** The product's slug. */
  url: z.string(),
  /** What distinguishes the sku, for example '500 mL, Oatmeal'. */
  name: z.string().default(''),
  product_name: z.string(),
  sku_id: id,
  sku: z.object({ code: z.string() }),
  addons: z
    .array(z.object({ id, name: z.string(), value: z.string(), price: money.default(0) }))
    .default([]),
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

export const paymentType = z.object({ gateway: z.string(), name: z.string(), description: z.string().default('') });
export type PaymentType = z.infer<typeof paymentType>;

/** The whole cart: each cart call answers with it. Amounts in cents; `total_amount` includes GST, the others do not. */
export const cart = z.object({
  item_count: z.int().nonnegative(),
  items: z.array(cartItem),
  subtotal: money,
  sessionKey: z.string().default(''),
  all_in_stock: z.boolean().default(true),
  discount_amount: money.default(0),
  shipping_amount: money.nullish(),
  shipping_type: id.nullish(),
  total_amount: money,
  total_tax: money.default(0),
  payment_types: z.array(paymentType).default([]),
  /** Ours: what became of the promotion code that was asked for, in words; null when none was. */
  promotion: z.object({ code: z.string(), applied: z.boolean(), message: z.string().default('') }).nullish(),
  /** Ours: the least order value in cents that can be checked out; 0 for none. */
  minimum_amount: money.default(0),
  /** Ours: what is missing to the minimum, in cents. */
  missing_amount: money.default(0),
});
export type Cart = z.infer<typeof cart>;

const session = { session: z.string().default('') };
/** Quantities: 1 to 9999 for adding; 0 removes a line on update. */
const quantity = (least: 0 | 1) => z.int('A quantity is a whole number.').min(least, `At least ${least}.`).max(MAX_QTY, `${MAX_QTY} at most.`);

export const cartAdd = endpoint('POST', '/sell/cart/cartAdd', {
  auth: 'session',
  browser: true,
  body: z.object({ sku: id, qty: quantity(1), addons: z.array(addonChoice).max(50).default([]), ...session }),
  reply: cart,
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

export const mergeCart = endpoint('POST', '/sell/cart/mergeCart', {
  auth: 'session',
  body: z.object({ session: z.string() }),
  reply: cart,
});

export const getCart = endpoint('POST', '/sell/cart/getCart', {
  auth: 'optional',
  browser: true,
  effect: false,
  body: z.object({
    ...session,
    promotion_code: z.string().max(40).default(''),
    shipping_type: id.nullish(),
    /** An address id of this customer. */
    shipping_address: id.nullish(),
  }),
  reply: cart,
});

/** Options for a suburb and postcode; an empty list means that freight must be asked for (requestShippingQuote). */
export const shippingQuote = endpoint('POST', '/sell/cart/shippingQuote', {
  auth: 'optional',
  browser: true,
  effect: false,
  body: z.object({ ...session, suburb: z.string().max(80), postcode: z.string().max(10), country: z.string().default('AU') }),
  reply: z.object({ data: z.array(shippingOption) }),
});

export const requestShippingQuote = endpoint('POST', '/sell/cart/requestShippingQuote', {
  auth: 'session',
  browser: true,
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
    promotion_code: z.string().max(40).default(''),
    /** Where the payment page sends the buyer back to; the platform appends payum_token. */
    url: z.string(),
    /** Ours: the buyer's own reference. */
    purchase_order_number: z.string().max(60).default(''),
    /** Ours. */
    marketing_opt_in: z.boolean().default(false),
  }),
  reply: z.object({
    success: z.boolean(),
    /** The payment address to go to; null when nothing is to be paid now. */
    payment: z.string().nullish(),
    message: z.string().default(''),
    /** Ours. */
    order_id: id.nullish(),
  }),
});
