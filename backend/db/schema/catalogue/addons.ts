import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { groups, products } from './catalogue';

/** Extras of a product, or of every product in a group. */
export const addons = pgTable(
  'addons',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    groupId: integer('group_id').references(() => groups.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', { enum: ['Checkbox', 'Dropdown', 'Qty', 'Text'] }).notNull(),
    minQty: integer('min_qty'),
    maxQty: integer('max_qty'),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    index('addons_product').on(table.productId),
    index('addons_group').on(table.groupId),
    check('addons_one_owner', sql`(${table.productId} is null) <> (${table.groupId} is null)`),
  ],
);

export const addonOptions = pgTable(
  'addon_options',
  {
    addonId: integer('addon_id')
      .notNull()
      .references(() => addons.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    name: text('name').notNull(),
    /** Cents without GST. */
    price: integer('price').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.addonId, table.sort] })],
);
