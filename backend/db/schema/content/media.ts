import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn } from '../columns';
import { users } from '../account/account';

/**
 * Pictures by key: a product's slug, a scene's key, or `upload/{hash}`. Those in the folder are refreshed on each
 * start; sizes in pixels.
 */
export const media = pgTable(
  'media',
  {
    key: text('key').primaryKey(),
    /** 16 or 32 hex digits of a SHA-256 over the file; part of its address (services/media/picture-hash.ts). */
    hash: text('hash').notNull(),
    /** Location of the original: a file of the folder, the table uploads, or the table library_pictures (editors). */
    source: text('source', { enum: ['folder', 'upload', 'library'] })
      .notNull()
      .default('folder'),
    /** File name in the folder; '' for uploads. */
    file: text('file').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    /** A tiny picture as a data: URL. */
    placeholder: text('placeholder').notNull().default(''),
    /** Point that crops keep, as fractions from 0 to 1 of width and height. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** Crops that editors set for single aspects (services/media/crop.ts). */
    crops: jsonb('crops').$type<unknown>(),
    /** Search tags for editors. */
    tags: text('tags').array().notNull().default([]),
  },
  (table) => [index('media_hash').on(table.hash)],
);

/**
 * Hashes that pictures had before they were changed or replaced: texts name a picture by the hash of the day it was
 * inserted (services/media/former-hashes.ts).
 */
export const formerHashes = pgTable(
  'former_hashes',
  {
    hash: text('hash').primaryKey(),
    mediaKey: text('media_key')
      .notNull()
      .references(() => media.key, { onDelete: 'cascade' }),
  },
  (table) => [index('former_hashes_media').on(table.mediaKey)],
);

/** Re-encoded uploads, in the database so that all instances have them. */
export const uploads = pgTable(
  'uploads',
  {
    /** Hash of the row in `media`. */
    hash: text('hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: bytesColumn('bytes').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** When the account got another picture; null for its current one. */
    replacedAt: instantColumn('replaced_at'),
  },
  (table) => [
    index('uploads_user').on(table.userId),
    index('uploads_replaced')
      .on(table.replacedAt)
      .where(sql`replaced_at is not null`),
  ],
);
