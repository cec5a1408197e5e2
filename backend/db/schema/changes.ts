import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { users } from './account';
import { instantColumn } from './columns';

/** Who changed what in the back office, and what it was before. Never changed, and only written with the change. */
export const changes = pgTable(
  'changes',
  {
    id: serial('id').primaryKey(),
    at: instantColumn('at').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As the person was called then. */
    person: text('person').notNull(),
    /** Kind of what was changed: services/site/change-log.ts. */
    subject: text('subject').notNull(),
    /** Which one of that kind; '' where there is one alone. */
    subjectId: text('subject_id').notNull(),
    /** What people call it, such as an order's number. */
    name: text('name').notNull(),
    /** What was done, in words. */
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
