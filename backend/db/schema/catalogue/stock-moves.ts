import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { users } from '../account/account';
import { skus } from './catalogue';
import { instantColumn } from '../columns';

/** Stock journal: deliveries, counts, losses and returns. Sales are in the orders. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: serial('id').primaryKey(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    /** Negative for removed pieces. */
    qty: integer('qty').notNull(),
    stockAfter: integer('stock_after').notNull(),
    reason: text('reason').notNull(),
    /** Key of the form: a repeated submission has no effect. */
    key: text('key').notNull().unique(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    person: text('person').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    index('stock_moves_sku').on(table.skuId, table.id),
    index('stock_moves_user').on(table.userId),
    check('stock_moves_qty', sql`${table.qty} <> 0`),
  ],
);
