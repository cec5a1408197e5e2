import { index, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn } from './columns';
import { users } from './account';

/**
 * Pictures by key: a product's slug, a scene's key, or `upload/{hash}`. Those of the folder are refreshed at each
 * start; sizes in pixels.
 */
export const media = pgTable(
  'media',
  {
    key: text('key').primaryKey(),
    /** First 32 hex digits of the SHA-256 of the file: the address of its content. */
    hash: text('hash').notNull(),
    /**
     * Where the original's bytes are: a file of the folder, the table uploads, or the table library_pictures (editors).
     */
    source: text('source', { enum: ['folder', 'upload', 'library'] })
      .notNull()
      .default('folder'),
    /** Name in the folder; '' for an upload. */
    file: text('file').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    /** A tiny data: address. */
    placeholder: text('placeholder').notNull().default(''),
    /** Where to keep the crop, 0 to 1 from the left and the top. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** Frames of their own that editors gave to some aspects (services/media/crop.ts). */
    crops: jsonb('crops').$type<unknown>(),
    /** Words by which editors find it again. */
    tags: text('tags').array().notNull().default([]),
  },
  (table) => [index('media_hash').on(table.hash)],
);

/** Re-encoded uploads, in the database so that all instances have them. */
export const uploads = pgTable(
  'uploads',
  {
    /** As in media. */
    hash: text('hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: bytesColumn('bytes').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('uploads_user').on(table.userId)],
);
