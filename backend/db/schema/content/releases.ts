import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../account/account';
import { cmsPages } from './cms';
import { instantColumn } from '../columns';

/** Releases: changes of pages and content that are published together. */
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
    /** Why the planned publication failed; '' otherwise. */
    problem: text('problem').notNull().default(''),
    createdAt: instantColumn('created_at').notNull(),
    /** Who created or last scheduled it: it is published in their name. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('releases_due').on(table.state, table.at)],
);

/** Items of a release, as copies made when they were added. */
export const releaseItems = pgTable(
  'release_items',
  {
    id: serial('id').primaryKey(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    /** 'page', or the name of a content type. */
    kind: text('kind').notNull(),
    /** Id of the draft or record; null for a record that the release creates. */
    recordId: integer('record_id'),
    /** Revision of a page's draft. */
    revision: integer('revision').notNull().default(0),
    /** The record when it was changed: later changes by others are merged. */
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

/** Links that show a draft without an account. */
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

/** Use counts of redirects, without data about visitors. */
export const redirectUses = pgTable('redirect_uses', {
  /** Comparison key of a redirect (lib/domain/content/redirects). */
  key: text('key').primaryKey(),
  uses: integer('uses').notNull().default(0),
  /** Rounded to the hour. */
  lastAt: instantColumn('last_at').notNull(),
});
