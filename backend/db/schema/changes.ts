import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { users } from './account';
import { instantColumn } from './columns';

/** The audit log of the back office. Append-only, written in the transaction of the change. */
export const changes = pgTable(
  'changes',
  {
    id: serial('id').primaryKey(),
    at: instantColumn('at').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As the person was called then. */
    person: text('person').notNull(),
    /** Kind of record: services/site/change-log.ts. */
    subject: text('subject').notNull(),
    /** Id of the record; '' for a single one. */
    subjectId: text('subject_id').notNull(),
    /** Its readable name, such as an order number. */
    name: text('name').notNull(),
    /** The action, in words. */
    action: text('action').notNull(),
    /** Fields that changed, by name. */
    before: jsonb('before').$type<unknown>().notNull(),
    after: jsonb('after').$type<unknown>().notNull(),
  },
  (table) => [
    index('changes_user').on(table.userId, table.id),
    index('changes_subject').on(table.subject, table.id),
    index('changes_one').on(table.subject, table.subjectId, table.id),
  ],
);
