import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../account/account';
import { instantColumn } from '../columns';

/** Recent revisions of content records saved in the back office (cms/content/content-type.ts). */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: serial('id').primaryKey(),
    /** Name of the content type. */
    type: text('type').notNull(),
    recordId: integer('record_id').notNull(),
    /** 0 is the state before the first change. */
    revision: integer('revision').notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
    /** The change, as text. */
    words: text('words').notNull().default(''),
    /** The form that created the record: a repeated submission creates none. '' for any other change. */
    form: text('form').notNull().default(''),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('content_revisions_revision').on(table.type, table.recordId, table.revision),
    uniqueIndex('content_revisions_made')
      .on(table.form)
      .where(sql`${table.form} <> ''`),
  ],
);

/** Deleted records of content, which can be restored under their former ids. */
export const contentBin = pgTable(
  'content_bin',
  {
    id: serial('id').primaryKey(),
    type: text('type').notNull(),
    recordId: integer('record_id').notNull(),
    name: text('name').notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
    deletedAt: instantColumn('deleted_at').notNull(),
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('content_bin_record').on(table.type, table.recordId),
    index('content_bin_deleted').on(table.deletedAt),
  ],
);
