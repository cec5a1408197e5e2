import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { skus } from './catalogue';

/** Price levels of customers; without one the standard price applies. */
export const priceLevels = pgTable('price_levels', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Internal note for staff. */
  note: text('note').notNull().default(''),
  sort: integer('sort').notNull().default(0),
});

/**
 * Prices of a sku by customer level or quantity, in cents without GST. The lowest applicable price counts
 * (rules/catalogue/sku-price.ts).
 */
export const skuPrices = pgTable(
  'sku_prices',
  {
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    /** Null for all customers. */
    levelId: integer('level_id').references(() => priceLevels.id, { onDelete: 'cascade' }),
    /** Minimum quantity of the price. */
    fromQty: integer('from_qty').notNull(),
    price: integer('price').notNull(),
  },
  (table) => [
    unique('sku_prices_one').on(table.skuId, table.levelId, table.fromQty).nullsNotDistinct(),
    index('sku_prices_level').on(table.levelId),
    check('sku_prices_amount', sql`${table.price} >= 0`),
    check('sku_prices_from', sql`${table.fromQty} >= (case when ${table.levelId} is null then 2 else 1 end)`),
  ],
);
