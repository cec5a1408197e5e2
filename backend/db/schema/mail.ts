import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';

/** Mail that was not sent because no SMTP server is set: shown at /outbox. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull().default(''),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('outbox_created').on(table.createdAt)],
);
