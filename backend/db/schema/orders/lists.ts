import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { businesses, users } from '../account/account';
import { skus } from '../catalogue/catalogue';
import { instantColumn } from '../columns';

export const lists = pgTable(
  'lists',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The business that shares the list; null for a personal list. */
    businessId: integer('business_id').references(() => businesses.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /**
     * `later` receives lines saved for later from the cart, `shortlist` the products of the application: at most one of
     * each per account. Null for any other list.
     */
    purpose: text('purpose', { enum: ['later', 'shortlist'] }),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    /** Time of deletion; the list can be restored for a while. */
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [
    index('lists_user').on(table.userId),
    index('lists_business').on(table.businessId),
    uniqueIndex('lists_purpose')
      .on(table.userId, table.purpose)
      .where(sql`${table.purpose} is not null and ${table.deletedAt} is null`),
  ],
);

/** Lines copy names, since a product may be deleted later. */
export const listLines = pgTable(
  'list_lines',
  {
    id: serial('id').primaryKey(),
    listId: integer('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').references(() => skus.id, { onDelete: 'set null' }),
    skuCode: text('sku_code').notNull(),
    productName: text('product_name').notNull(),
    name: text('name').notNull().default(''),
    /** The product's slug. */
    url: text('url').notNull().default(''),
    /** Copy: [{id, name, value}]. */
    addons: jsonb('addons').notNull().default([]),
    /** The addons as text (rules/catalogue/addons.ts). */
    addonsKey: text('addons_key').notNull().default(''),
    qty: integer('qty').notNull(),
    note: text('note').notNull().default(''),
    /** Unit price with addons when its owner last viewed it, in cents without GST. */
    price: integer('price').notNull(),
  },
  (table) => [
    unique('list_lines_sku').on(table.listId, table.skuId, table.addonsKey),
    index('list_lines_list').on(table.listId, table.id),
    index('list_lines_of_sku').on(table.skuId),
    check('list_lines_qty', sql`${table.qty} between 1 and 9999`),
  ],
);

/** Edits of the usual order, which is computed from past orders at each view. */
export const usualChanges = pgTable(
  'usual_changes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    /** Null for the quantity computed from past orders. */
    qty: integer('qty'),
    note: text('note').notNull().default(''),
    /** Price when last viewed, as for list lines; null for the price of the last order. */
    price: integer('price'),
    leftOut: boolean('left_out').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skuId] }),
    index('usual_changes_sku').on(table.skuId),
    check('usual_changes_qty', sql`${table.qty} between 1 and 9999`),
  ],
);
