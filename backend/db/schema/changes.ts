import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { users } from './account/account';
import { instantColumn } from './columns';

/** The audit log of the back office. Append-only, written in the transaction of the change. */
export const changes = pgTable(
  'changes',
  {
    id: serial('id').primaryKey(),
    at: instantColumn('at').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The author's name at that time. */
    person: text('person').notNull(),
    /** Kind of record: services/site/change-log.ts. */
    subject: text('subject').notNull(),
    /** Id of the record; '' for a subject with a single record. */
    subjectId: text('subject_id').notNull(),
    /** Readable name of the record, such as an order number. */
    name: text('name').notNull(),
    /** The action, as text. */
    action: text('action').notNull(),
    /** Changed fields, by name. */
    before: jsonb('before').$type<unknown>().notNull(),
    after: jsonb('after').$type<unknown>().notNull(),
  },
  (table) => [
    index('changes_user').on(table.userId, table.id),
    index('changes_subject').on(table.subject, table.id),
    index('changes_one').on(table.subject, table.subjectId, table.id),
  ],
);
