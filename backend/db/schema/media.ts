import { index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';

/** Originals by key: a product's slug or a scene's key. Refreshed from the folder at each start; sizes in pixels. */
export const media = pgTable(
  'media',
  {
    key: text('key').primaryKey(),
    /** First 32 hex digits of the SHA-256 of the file: the address of its content. */
    hash: text('hash').notNull(),
    file: text('file').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    /** A tiny data: address. */
    placeholder: text('placeholder').notNull().default(''),
    /** Where to keep the crop, 0 to 1 from the left and the top. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
  },
  (table) => [index('media_hash').on(table.hash)],
);
