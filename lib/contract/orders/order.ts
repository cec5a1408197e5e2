import { z } from 'zod';
import { address } from '@/lib/contract/account/address';
import { cart } from '@/lib/contract/cart/cart';
import { cartChange } from '@/lib/contract/cart/cart.contract';
import { id, intString, listOf, messageCode, money } from '../common';
import { endpoint } from '../endpoint';
import { PAYMENT_STATES } from '@/lib/contract/checkout/payment';

export const ORDER_STATES = ['awaiting-payment', 'placed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;

const orderSummary = z.object({
  id,
  number: z.string(),
  placed_at: z.string(),
  status: z.enum(ORDER_STATES),
  item_count: z.int().nonnegative(),
  total_amount: money,
  is_pick_up: z.boolean().default(false),
  invoice_number: z.string().nullish(),
  tracking_number: z.string().nullish(),
  tracking_url: z.string().nullish(),
  carrier: z.string().default(''),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** One dispatched parcel. */
const shipment = z.object({
  carrier: z.string().default(''),
  tracking_number: z.string().default(''),
  tracking_url: z.string().default(''),
  shipped_at: z.string(),
  lines: z.array(
    z.object({ product_name: z.string(), name: z.string().default(''), sku_code: z.string(), qty: z.int() }),
  ),
});

/** A refund, with GST. */
const refund = z.object({
  amount: money,
  /** The part of `amount` taken off an open invoice instead of paid back. */
  invoice_amount: money.default(0),
  refunded_at: z.string(),
  reason: z.string().default(''),
  credit_note_number: z.string().default(''),
});

/**
 * An order with everything an Australian tax invoice needs (ATO: words, seller, ABN, date, lines, GST, buyer from
 * $1,000).
 */
export const order = orderSummary.extend({
  lines: z.array(
    z.object({
      product_name: z.string(),
      name: z.string().default(''),
      sku_code: z.string(),
      url: z.string().default(''),
      addons: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
      qty: z.int(),
      price: money,
      subtotal: money,
    }),
  ),
  subtotal: money,
  discount_amount: money,
  promotion_code: z.string().default(''),
  shipping_name: z.string().default(''),
  shipping_amount: money,
  /** Extension: the payment method's surcharge, without GST. */
  surcharge_amount: money.default(0),
  /** Extension: the tax invoice's date; null without an invoice. */
  invoiced_at: z.string().nullish(),
  /** Extension: the last day to pay the invoice, as an ISO date; null for an order paid when it is placed. */
  due_on: z.iso.date().nullish(),
  /** Extension: text that explains where and how a pick-up order is collected. */
  pick_up_note: z.string().default(''),
  /** Extension: why the shop cancelled the order; '' if it did not, or if it was not paid for in time. */
  cancel_reason: z.string().default(''),
  /**
   * Extension: when the goods should arrive, as ISO dates; `from` is null if only the last day is known. Null for
   * pickup, and for an order that is not on its way.
   */
  delivery_estimate: z.object({ from: z.iso.date().nullable().default(null), to: z.iso.date() }).nullish(),
  /** Extension: the last day of dispatch; null for pickup and once dispatched. */
  dispatch_by: z.iso.date().nullish(),
  total_tax: money,
  /**
   * Extension: the part of `total_amount` paid by credit, with GST. It is a payment, not a discount; it is returned if
   * the order is cancelled.
   */
  credit_amount: money.default(0),
  /**
   * Extension: the part of `total_amount` to be paid by `payment_name`, after credit and without what was taken off the
   * invoice, whether paid yet or not.
   */
  payable_amount: money.optional(),
  /**
   * Extension: the dispatched parcels, oldest first. Pieces in none of them follow later, or never once the order is
   * shipped or delivered.
   */
  shipments: z.array(shipment).default([]),
  /** Extension: refunds to the buyer, and what was taken off an open invoice, oldest first. */
  refunds: z.array(refund).default([]),
  payment_status: z.enum(PAYMENT_STATES),
  /** Address of the hosted payment page, while an amount is due. */
  payment_url: z.string().nullish(),
  payment_name: z.string().default(''),
  /** Extension: the code of `payment_name` if the storefront translates it; absent for a name of the shop's own. */
  payment_name_code: z.string().optional(),
  /** Extension: text that explains how to pay an open invoice; '' if nothing is due. */
  payment_note: z.string().default(''),
  /** Extension: the code and values of `payment_note`; absent for a text of the shop's own. */
  payment_note_code: messageCode.text_code,
  payment_note_values: messageCode.values,
  paid_at: z.string().nullish(),
  note: z.string().default(''),
  purchase_order_number: z.string().default(''),
  delivery: address.omit({ enabled: true }).nullish(),
  seller: z.object({
    name: z.string(),
    abn: z.string(),
    address: z.string(),
    email: z.string().default(''),
    phone: z.string().default(''),
  }),
  buyer: z.object({ name: z.string(), company: z.string().default(''), abn: z.string().default('') }),
});
export type Order = z.infer<typeof order>;

/** Extension, because the specification shows no paths for orders. Newest first. */
export const orderList = endpoint('GET', '/sell/order', {
  auth: 'session',
  query: z.object({ page: intString.optional(), page_size: intString.optional() }),
  reply: listOf(orderSummary),
});

/** 404 for another customer's order. */
export const orderById = endpoint('GET', '/sell/order/{id}', { auth: 'session', reply: z.object({ item: order }) });

/**
 * Extension: adds an order's available lines to the cart; `changes` reports for each line how much was added, and why
 * not more.
 */
export const reorder = endpoint('POST', '/sell/order/{id}/reorder', {
  auth: 'session',
  reply: z.object({ cart, changes: z.array(cartChange) }),
});
