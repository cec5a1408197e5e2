import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../account/account';
import { skus } from './catalogue';
import { instantColumn } from '../columns';

/**
 * Customers waiting for a sku to be in stock again, and for a month those notified
 * (services/catalogue/stock/stock-requests.ts).
 */
export const stockRequests = pgTable(
  'stock_requests',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull(),
    /** When the mail was queued; null while pending. */
    notifiedAt: instantColumn('notified_at'),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.userId] }), index('stock_requests_user').on(table.userId)],
);
