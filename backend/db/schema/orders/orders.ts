import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { skus } from '../catalogue/catalogue';
import { centsColumn, instantColumn } from '../columns';
import { addresses, users } from '../account/account';

/**
 * Orders contain copies of everything they show: later changes to products, addresses and accounts do not affect them.
 * Cents.
 */
export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status', {
      enum: ['awaiting-payment', 'placed', 'processing', 'shipped', 'delivered', 'cancelled'],
    }).notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Deadline of the payment; the stock is reserved until then. */
    payUntil: instantColumn('pay_until'),
    shippedAt: instantColumn('shipped_at'),
    deliveredAt: instantColumn('delivered_at'),
    cancelledAt: instantColumn('cancelled_at'),
    /** Why the staff cancelled it, for the buyer; null if it was not paid for in time, or from before this was kept. */
    cancelReason: text('cancel_reason'),
    /** Assigned without gaps when the order is placed. */
    invoiceNumber: text('invoice_number').unique(),
    /** Date of the tax invoice: the time at which its number was assigned. */
    invoicedAt: instantColumn('invoiced_at'),
    /** ISO date: the last day to pay the invoice; null when paid on ordering. */
    dueOn: text('due_on'),
    subtotal: centsColumn('subtotal').notNull(),
    discount: centsColumn('discount').notNull(),
    promotionCode: text('promotion_code').notNull().default(''),
    shippingAmount: centsColumn('shipping_amount').notNull(),
    shippingName: text('shipping_name').notNull(),
    isPickUp: boolean('is_pick_up').notNull(),
    /** Where and how it is collected; null for delivery, and from before this was kept. */
    pickUpNote: text('pick_up_note'),
    /** Kind of transport, which determines the delivery time; null for pickup. */
    transit: text('transit', { enum: ['metro', 'regional', 'post'] }),
    /** Payment surcharge in cents, without GST. */
    surcharge: centsColumn('surcharge').notNull().default(0),
    tax: centsColumn('tax').notNull(),
    total: centsColumn('total').notNull(),
    /** Part of the total paid by credit; returned when the order is cancelled. */
    credit: centsColumn('credit').notNull().default(0),
    note: text('note').notNull().default(''),
    purchaseOrderNumber: text('purchase_order_number').notNull().default(''),
    marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
    addressId: integer('address_id')
      .notNull()
      .references(() => addresses.id),
    /** Copy of the address: addressFields in contract/address.ts. */
    delivery: jsonb('delivery').notNull(),
    buyerName: text('buyer_name').notNull(),
    /** '' once the personal data of the account was deleted. */
    buyerEmail: text('buyer_email').notNull(),
    buyerCompany: text('buyer_company').notNull().default(''),
    buyerAbn: text('buyer_abn').notNull().default(''),
    carrier: text('carrier').notNull().default(''),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** Revision counter; a change in the back office names the revision that was seen. */
    revision: integer('revision').notNull().default(1),
    /** Key of the form that made the last change, so that a repeated submission has no effect. */
    changeKey: text('change_key').notNull().default(''),
    /** Search text of the back office, lower case. */
    buyerSearch: text('buyer_search')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(buyer_company || ' ' || buyer_name || ' ' || buyer_email || ' ' || purchase_order_number)`,
      ),
  },
  (table) => [
    index('orders_created').on(table.createdAt),
    index('orders_state').on(table.status, table.id),
    index('orders_buyer_search').using('gin', table.buyerSearch.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('orders_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('orders_awaiting')
      .on(table.payUntil)
      .where(sql`${table.status} = 'awaiting-payment'`),
    check(
      'orders_status',
      sql`${table.status} in ('awaiting-payment', 'placed', 'processing', 'shipped', 'delivered', 'cancelled')`,
    ),
    check(
      'orders_amounts',
      sql`${table.subtotal} >= 0 and ${table.discount} between 0 and ${table.subtotal} and ${table.shippingAmount}
        >= 0 and ${table.surcharge} >= 0 and ${table.tax} >= 0`,
    ),
    check(
      'orders_total',
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.shippingAmount} + ${table.surcharge} +
        ${table.tax}`,
    ),
    check('orders_credit', sql`${table.credit} between 0 and ${table.total}`),
    check('orders_invoiced', sql`(${table.invoiceNumber} is null) = (${table.invoicedAt} is null)`),
    check('orders_due', sql`${table.dueOn} is null or ${table.invoiceNumber} is not null`),
    check('orders_transit', sql`${table.transit} in ('metro', 'regional', 'post')`),
    check('orders_awaiting_until', sql`${table.status} <> 'awaiting-payment' or ${table.payUntil} is not null`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    skuId: integer('sku_id').references(() => skus.id, { onDelete: 'set null' }),
    skuCode: text('sku_code').notNull(),
    productName: text('product_name').notNull(),
    name: text('name').notNull().default(''),
    /** The product's slug. */
    url: text('url').notNull().default(''),
    /** Copy: [{id, name, value, priceCents}]. */
    addons: jsonb('addons').notNull().default([]),
    qty: integer('qty').notNull(),
    price: integer('price').notNull(),
    subtotal: centsColumn('subtotal').notNull(),
    /** This line's share of the order's discount. */
    discount: centsColumn('discount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_sku').on(table.skuId),
    index('order_lines_code').on(table.skuCode, table.orderId),
    check(
      'order_lines_amounts',
      sql`${table.qty} > 0 and ${table.price} >= 0 and ${table.subtotal} = ${table.price}::bigint * ${table.qty} and
        ${table.discount} between 0 and ${table.subtotal}`,
    ),
  ],
);

/** Payments. Their subjects, such as orders, are in services/checkout/subjects.ts. */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    /** Unguessable: its holder may pay or cancel. */
    token: text('token').notNull().unique(),
    subject: text('subject', { enum: ['order', 'form', 'voucher'] }).notNull(),
    /** Id of the record that is paid for. */
    subjectId: integer('subject_id').notNull(),
    /** Shown on the payment page, such as 'Order BB-10027'. */
    description: text('description').notNull(),
    gateway: text('gateway', { enum: ['card', 'account'] }).notNull(),
    /** Cents, with GST. */
    amount: centsColumn('amount').notNull(),
    status: text('status', { enum: ['pending', 'paid', 'failed', 'abandoned'] })
      .notNull()
      .default('pending'),
    returnUrl: text('return_url').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    paidAt: instantColumn('paid_at'),
    /** The Checkout Session at Stripe; null before it is created. */
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    /** Time at which Stripe expires the session; fixed before it is created. Null once a person has to settle it. */
    sessionEndsAt: instantColumn('session_ends_at'),
    /** Number of sessions created for this payment. */
    sessions: integer('sessions').notNull().default(0),
  },
  (table) => [
    index('payments_subject').on(table.subject, table.subjectId),
    index('payments_invoices')
      .on(table.subjectId)
      .where(sql`${table.subject} = 'order' and ${table.gateway} = 'account' and ${table.status} = 'pending'`),
    index('payments_sessions')
      .on(table.sessionEndsAt)
      .where(sql`${table.sessionId} is not null and ${table.status} <> 'paid'`),
    check('payments_status', sql`${table.status} in ('pending', 'paid', 'failed', 'abandoned')`),
    check('payments_amount', sql`${table.amount} >= 0`),
    check('payments_session', sql`(${table.sessionId} is null) = (${table.sessionUrl} is null)`),
    check('payments_paid', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
  ],
);

/**
 * Counters for numbers without gaps: incremented in the transaction that uses the number, so that a rollback returns
 * it.
 */
export const counters = pgTable('counters', { name: text('name').primaryKey(), value: integer('value').notNull() });

/** Processed webhook events of Stripe, which may send an event more than once. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  receivedAt: instantColumn('received_at').notNull(),
});

/** Replies to calls that had an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Hash of the request, to detect a key that is reused for another one. */
    hash: text('hash').notNull(),
    reply: jsonb('reply'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Requests for a freight quote, with a copy of the cart. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressId: integer('address_id')
      .notNull()
      .references(() => addresses.id),
    weightGrams: integer('weight_grams').notNull(),
    /** [{code, name, qty}]. */
    lines: jsonb('lines').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('quote_requests_user').on(table.userId, table.createdAt)],
);
