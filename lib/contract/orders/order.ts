import { z } from 'zod';
import { address } from '@/lib/contract/account/address';
import { cart, cartChange } from '@/lib/contract/cart/cart.contract';
import { id, intString, listOf, money } from '../common';
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

/** What left in one parcel. */
const shipment = z.object({
  carrier: z.string().default(''),
  tracking_number: z.string().default(''),
  tracking_url: z.string().default(''),
  shipped_at: z.string(),
  lines: z.array(
    z.object({ product_name: z.string(), name: z.string().default(''), sku_code: z.string(), qty: z.int() }),
  ),
});

/** Money that went back, with GST. */
const refund = z.object({
  amount: money,
  refunded_at: z.string(),
  reason: z.string().default(''),
  credit_note_number: z.string().default(''),
});

/** An order with all an Australian tax invoice needs (ATO: words, seller, ABN, date, lines, GST, buyer from $1,000). */
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
  /** Ours: the payment method's surcharge, without GST. */
  surcharge_amount: money.default(0),
  /** Ours: the tax invoice's date; null while there is none. */
  invoiced_at: z.string().nullish(),
  /** Ours: the last day to pay the invoice, as an ISO date; null for an order that is paid when it is placed. */
  due_on: z.iso.date().nullish(),
  /** Ours: where and how a pick-up order is collected, in words. */
  pick_up_note: z.string().default(''),
  /**
   * Ours: when the goods should arrive, as ISO dates; `from` is null where only the last day can be told. Null for
   * pickup, and for an order that is not on its way.
   */
  delivery_estimate: z.object({ from: z.iso.date().nullable(), to: z.iso.date() }).nullish(),
  /** Ours: the last day of dispatch; null for pickup and once dispatched. */
  dispatch_by: z.iso.date().nullish(),
  total_tax: money,
  /**
   * Ours: what credit paid of `total_amount`, with GST. It is a way to pay, no discount; it came back if the order was
   * cancelled.
   */
  credit_amount: money.default(0),
  /** Ours: what credit left of `total_amount`, to be paid by `payment_name`, whether it is paid or not. */
  payable_amount: money.optional(),
  /** Ours: the parcels that have left, the first one first. What is in none of them follows. */
  shipments: z.array(shipment).default([]),
  /** Ours: refunds to the buyer, oldest first. */
  refunds: z.array(refund).default([]),
  payment_status: z.enum(PAYMENT_STATES),
  /** The hosted page, while something is still to be paid. */
  payment_url: z.string().nullish(),
  payment_name: z.string().default(''),
  /** Ours: how an invoice that is still open is to be paid, in words; '' when nothing is due. */
  payment_note: z.string().default(''),
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

/** Paths of orders are not shown in the specification, so they are ours. Newest first. */
export const orderList = endpoint('GET', '/sell/order', {
  auth: 'session',
  query: z.object({ page: intString.optional(), page_size: intString.optional() }),
  reply: listOf(orderSummary),
});

/** Only the owner's: another's id answers 404. */
export const orderById = endpoint('GET', '/sell/order/{id}', { auth: 'session', reply: z.object({ item: order }) });

/**
 * Ours: adds an order's available lines to the cart; `changes` reports for each line how much was added and why not
 * more.
 */
export const reorder = endpoint('POST', '/sell/order/{id}/reorder', {
  auth: 'session',
  reply: z.object({ cart, changes: z.array(cartChange) }),
});
