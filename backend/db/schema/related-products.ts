import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './catalogue';

/** What a shopkeeper shows beside a product, in their order; its neighbours otherwise. */
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
