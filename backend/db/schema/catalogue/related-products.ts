import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './catalogue';

/** Related products, in the order set in the back office; without any, neighbours are shown. */
export const relatedProducts = pgTable(
  'related_products',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedId: integer('related_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.relatedId] }),
    index('related_products_related').on(table.relatedId),
  ],
);
