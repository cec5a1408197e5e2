import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account';
import { cmsPages } from './cms';
import { instantColumn } from './columns';

/** Changes of pages and of other content that come out together. */
export const releases = pgTable(
  'releases',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    state: text('state', { enum: ['open', 'planned', 'done'] })
      .notNull()
      .default('open'),
    /** Planned or actual time of publication; null when unplanned. */
    at: instantColumn('at'),
    /** Why it did not come out at its time, in words; '' otherwise. */
    problem: text('problem').notNull().default(''),
    createdAt: instantColumn('created_at').notNull(),
    /** Its creator, then the one who scheduled it: it is published in their name. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('releases_due').on(table.state, table.at)],
);

/** Items of a release, as they were when added. */
export const releaseItems = pgTable(
  'release_items',
  {
    id: serial('id').primaryKey(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    /** 'page', or a kind of content by the name that its address has. */
    kind: text('kind').notNull(),
    /** Of the draft, or of the record; null for one that the release makes. */
    recordId: integer('record_id'),
    /** The draft's, of a page. */
    revision: integer('revision').notNull().default(0),
    /** The record's base version: changes by others since are merged. */
    base: jsonb('base').$type<unknown>(),
    document: jsonb('document').$type<unknown>().notNull(),
    addedAt: instantColumn('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('release_items_record')
      .on(table.releaseId, table.kind, table.recordId)
      .where(sql`${table.recordId} is not null`),
  ],
);

/** Links that show one draft without an account. */
export const draftLinks = pgTable(
  'draft_links',
  {
    id: serial('id').primaryKey(),
    /** SHA-256 of the link's secret, hex. */
    grantHash: text('grant_hash').notNull().unique(),
    cmsPageId: integer('cms_page_id')
      .notNull()
      .references(() => cmsPages.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull(),
    until: instantColumn('until').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('draft_links_page').on(table.cmsPageId)],
);

/** How often redirects were used, counted without who used them. */
export const redirectUses = pgTable('redirect_uses', {
  /** As redirects are compared (lib/domain/content/redirects). */
  key: text('key').primaryKey(),
  uses: integer('uses').notNull().default(0),
  /** To the hour. */
  lastAt: instantColumn('last_at').notNull(),
});
