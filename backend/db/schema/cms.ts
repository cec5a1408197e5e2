import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn } from './columns';
import { pages } from './content';
import { users } from './account';
import { media } from './media';

/** A page's draft. The published page is the row of `pages` it was last published to. */
export const cmsPages = pgTable('cms_pages', {
  id: serial('id').primaryKey(),
  /** Null before the first publishing, and after the page was taken off the site. */
  pageId: integer('page_id')
    .unique()
    .references(() => pages.id, { onDelete: 'set null' }),
  /** Of the draft; '' is the home page. */
  slug: text('slug').notNull().unique(),
  /** The draft (cms/documents/document.ts). */
  document: jsonb('document').$type<unknown>().notNull(),
  /** Revision counter of the draft; publishing names the revision that was seen. */
  revision: integer('revision').notNull().default(1),
  /** The last published revision; null when never published. */
  publishedRevision: integer('published_revision'),
  changedAt: instantColumn('changed_at').notNull(),
  changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
  /** Since when it is in the bin; null where it is not. The `slug` of one in the bin is no address. */
  deletedAt: instantColumn('deleted_at'),
  deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
});

/** Recent revisions of each draft, for undo and for merging forms of an older revision. */
export const cmsHistory = pgTable(
  'cms_history',
  {
    id: serial('id').primaryKey(),
    cmsPageId: integer('cms_page_id')
      .notNull()
      .references(() => cmsPages.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
    /** The action, in words. */
    words: text('words').notNull().default(''),
    /** The revision that undo restores; null without one. */
    undo: integer('undo'),
    /** The revision that redo leads to; null after anything but an undo. */
    redo: integer('redo'),
    /** The one setting that was changed; '' for more than one. */
    subject: text('subject').notNull().default(''),
    /** The rendered form that made the change; '' without one. */
    form: text('form').notNull().default(''),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('cms_history_revision').on(table.cmsPageId, table.revision)],
);

/** Parts that were removed from drafts, each with where it stood. */
export const cmsRemovedParts = pgTable(
  'cms_removed_parts',
  {
    id: serial('id').primaryKey(),
    cmsPageId: integer('cms_page_id')
      .notNull()
      .references(() => cmsPages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The part, what it stood in and what stood behind it (cms/store/removed-parts.ts). */
    part: jsonb('part').$type<unknown>().notNull(),
    deletedAt: instantColumn('deleted_at').notNull(),
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('cms_removed_parts_deleted').on(table.deletedAt),
    index('cms_removed_parts_page').on(table.cmsPageId),
  ],
);

/**
 * Every document that was published, and drafts that going back would have lost. Never changed, so that one can go back
 * to it.
 */
export const cmsVersions = pgTable(
  'cms_versions',
  {
    id: serial('id').primaryKey(),
    cmsPageId: integer('cms_page_id')
      .notNull()
      .references(() => cmsPages.id, { onDelete: 'cascade' }),
    /** From 1, per page. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['published', 'draft'] }).notNull(),
    /** Why it is there, in words. */
    note: text('note').notNull().default(''),
    document: jsonb('document').$type<unknown>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('cms_versions_number').on(table.cmsPageId, table.number)],
);

/** Sessions of staff at /cms. */
export const cmsSessions = pgTable(
  'cms_sessions',
  {
    /** SHA-256 of the cookie's value, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull(),
    usedAt: instantColumn('used_at').notNull(),
  },
  (table) => [index('cms_sessions_user').on(table.userId)],
);

/**
 * Authenticators of the staff. The secret is made of `nonce` under the platform's key (system/keyed-hash.ts): a copy of
 * the database alone gives no code.
 */
export const cmsSecondFactors = pgTable('cms_second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  nonce: text('nonce').notNull(),
  /** Since when a code is asked for; null until the first was right. */
  confirmedAt: instantColumn('confirmed_at'),
  /** Time step of the last accepted code: no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** Keyed hashes of the single-use recovery codes. */
  recoveryHashes: text('recovery_hashes').array().notNull(),
});

/** Calls of the storefront's /api/revalidate that are still to be made. One that succeeded is deleted. */
export const revalidateJobs = pgTable(
  'revalidate_jobs',
  {
    id: serial('id').primaryKey(),
    /** Cache tags of the storefront. */
    tags: jsonb('tags').$type<unknown>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest next attempt; during an attempt the end of its lease. */
    nextAt: instantColumn('next_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Why the last attempt failed, for editors; '' before the first. */
    problem: text('problem').notNull().default(''),
  },
  (table) => [index('revalidate_jobs_next').on(table.nextAt, table.id)],
);

/** The bytes of pictures that editors uploaded, re-encoded; the rest of them is in `media` under the same key. */
export const libraryPictures = pgTable('library_pictures', {
  key: text('key')
    .primaryKey()
    .references(() => media.key, { onDelete: 'cascade' }),
  bytes: bytesColumn('bytes').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
});
