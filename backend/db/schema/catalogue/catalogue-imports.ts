import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { users } from '../account/account';
import { instantColumn } from '../columns';

/** Catalogue files uploaded in the back office. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: serial('id').primaryKey(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file, hex. */
    fileHash: text('file_hash').notNull(),
    state: text('state', { enum: ['compared', 'applied', 'undone'] })
      .notNull()
      .default('compared'),
    newProducts: integer('new_products').notNull(),
    changedProducts: integer('changed_products').notNull(),
    faultyProducts: integer('faulty_products').notNull(),
    faults: integer('faults').notNull(),
    unchangedSkus: integer('unchanged_skus').notNull(),
    /** Column headings that were not recognised. */
    unknownHeadings: text('unknown_headings').array().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    person: text('person').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    appliedAt: instantColumn('applied_at'),
    undoneAt: instantColumn('undone_at'),
  },
  (table) => [
    check('catalogue_imports_state', sql`${table.state} in ('compared', 'applied', 'undone')`),
    index('catalogue_imports_hash').on(table.fileHash),
    index('catalogue_imports_user').on(table.userId),
  ],
);

/** Changes planned by a file, one row per product. */
export const catalogueImportItems = pgTable(
  'catalogue_import_items',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    /** Order in the file, from 1. */
    place: integer('place').notNull(),
    kind: text('kind', { enum: ['new', 'changed', 'fault'] }).notNull(),
    /** A planned product (services/catalogue/import/import-store.ts). */
    plan: jsonb('plan').$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    index('catalogue_import_items_kind').on(table.importId, table.kind, table.place),
  ],
);
