import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../account/account';
import { centsColumn, instantColumn } from '../columns';
import { orderLines, orders } from './orders';

/** Parcels of an order: packed, then shipped, or handed over at pickup. */
export const shipments = pgTable(
  'shipments',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 1, per order. */
    number: integer('number').notNull(),
    packedAt: instantColumn('packed_at').notNull(),
    packedBy: integer('packed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null until shipped. */
    shippedAt: instantColumn('shipped_at'),
    carrier: text('carrier').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    trackingUrl: text('tracking_url').notNull().default(''),
  },
  (table) => [
    unique('shipments_number').on(table.orderId, table.number),
    index('shipments_packed_by').on(table.packedBy),
  ],
);

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').notNull(),
    /** Position of the order's line. */
    position: integer('position').notNull(),
    qty: integer('qty').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.position] }),
    index('shipment_lines_order').on(table.orderId, table.position),
    foreignKey({
      name: 'shipment_lines_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }).onDelete('cascade'),
    check('shipment_lines_qty', sql`${table.qty} > 0`),
  ],
);

/** Completed and pending refunds. Cents with GST. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: centsColumn('amount').notNull(),
    /** The parts refunded to the payment method, or taken off its open invoice, and to the buyer's credit. */
    toPayment: centsColumn('to_payment').notNull(),
    toCredit: centsColumn('to_credit').notNull(),
    /** GST included in the amount. */
    tax: centsColumn('tax').notNull(),
    method: text('method', { enum: ['stripe', 'hand', 'credit', 'invoice'] }).notNull(),
    /** Pending until Stripe confirms it; failed refunds do not count. */
    state: text('state', { enum: ['pending', 'done', 'failed'] }).notNull(),
    /** Shown to the buyer. */
    reason: text('reason').notNull(),
    /** Reason why it is not done yet. */
    problem: text('problem').notNull().default(''),
    /** Assigned without gaps on completion. */
    creditNoteNumber: text('credit_note_number').unique(),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    doneAt: instantColumn('done_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId, table.id),
    index('refunds_created_by').on(table.createdBy),
    index('refunds_open')
      .on(table.id)
      .where(sql`${table.state} <> 'done'`),
    check('refunds_method', sql`${table.method} in ('stripe', 'hand', 'credit', 'invoice')`),
    check('refunds_state', sql`${table.state} in ('pending', 'done', 'failed')`),
    check(
      'refunds_amounts',
      sql`${table.amount} > 0 and ${table.toPayment} >= 0 and ${table.toCredit} >= 0 and
        ${table.amount} = ${table.toPayment} + ${table.toCredit} and ${table.tax} between 0 and ${table.amount}`,
    ),
    check(
      'refunds_done',
      sql`(${table.state} = 'done') = (${table.doneAt} is not null) and
        (${table.state} = 'done') = (${table.creditNoteNumber} is not null)`,
    ),
  ],
);

/** Internal notes of staff about an order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    person: text('person').notNull(),
    text: text('text').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.id), index('order_notes_user').on(table.userId)],
);
