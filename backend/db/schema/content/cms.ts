import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn } from '../columns';
import { pages } from './content';
import { users } from '../account/account';
import { media } from './media';

/** A page's draft. The published page is the row of `pages` it was last published to. */
export const cmsPages = pgTable('cms_pages', {
  id: serial('id').primaryKey(),
  /** Null while unpublished. */
  pageId: integer('page_id')
    .unique()
    .references(() => pages.id, { onDelete: 'set null' }),
  /** Slug of the draft; '' is the home page. */
  slug: text('slug').notNull().unique(),
  /** The draft (cms/documents/document.ts). */
  document: jsonb('document').$type<unknown>().notNull(),
  /** Revision counter; a publication names the revision that the editor saw. */
  revision: integer('revision').notNull().default(1),
  /** The last published revision; null when never published. */
  publishedRevision: integer('published_revision'),
  changedAt: instantColumn('changed_at').notNull(),
  changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
  /** Time of deletion; null when not in the bin. In the bin `slug` is not a valid address. */
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
    /** The change, as text. */
    words: text('words').notNull().default(''),
    /** The revision that undo restores; null without one. */
    undo: integer('undo'),
    /** The revision that redo restores; null after anything but an undo. */
    redo: integer('redo'),
    /** The changed setting; '' for several. */
    subject: text('subject').notNull().default(''),
    /** The rendered form that made the change; '' without one. */
    form: text('form').notNull().default(''),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('cms_history_revision').on(table.cmsPageId, table.revision)],
);

/** Parts removed from drafts, with their former place. */
export const cmsRemovedParts = pgTable(
  'cms_removed_parts',
  {
    id: serial('id').primaryKey(),
    cmsPageId: integer('cms_page_id')
      .notNull()
      .references(() => cmsPages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The part, its parent and its next siblings (cms/store/removed-parts.ts). */
    part: jsonb('part').$type<unknown>().notNull(),
    deletedAt: instantColumn('deleted_at').notNull(),
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('cms_removed_parts_deleted').on(table.deletedAt),
    index('cms_removed_parts_page').on(table.cmsPageId),
  ],
);

/** Every published document, and drafts that were replaced by restoring an earlier version. Rows never change. */
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
    /** Reason for the version, as text. */
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
 * Authenticators of staff. The secret is derived from `nonce` and the platform's key (system/keyed-hash.ts), so a copy
 * of the database alone yields no codes.
 */
export const cmsSecondFactors = pgTable('cms_second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  nonce: text('nonce').notNull(),
  /** Time of activation, after which codes are required; null until the first correct code. */
  confirmedAt: instantColumn('confirmed_at'),
  /** Time step of the last accepted code: no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** Keyed hashes of the single-use recovery codes. */
  recoveryHashes: text('recovery_hashes').array().notNull(),
});

/** Pending calls of the storefront's /api/revalidate. Successful ones are deleted. */
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
    /** Reason of the last failure, for editors; '' before any. */
    problem: text('problem').notNull().default(''),
  },
  (table) => [index('revalidate_jobs_next').on(table.nextAt, table.id)],
);

/** Bytes of pictures uploaded by editors, re-encoded; `media` has their metadata under the same key. */
export const libraryPictures = pgTable('library_pictures', {
  key: text('key')
    .primaryKey()
    .references(() => media.key, { onDelete: 'cascade' }),
  bytes: bytesColumn('bytes').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
});
