import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../columns';

/** Category trees as nested sets: one per model. `url` is the path below /shop or /blog. */
export const groups = pgTable(
  'groups',
  {
    id: serial('id').primaryKey(),
    model: text('model', { enum: ['product', 'article', 'menu'] }).notNull(),
    slug: text('slug').notNull(),
    url: text('url').notNull(),
    name: text('name').notNull(),
    content: text('content').notNull().default(''),
    mediaKey: text('media_key'),
    parentId: integer('parent_id'),
    root: integer('root'),
    lft: integer('lft').notNull(),
    rgt: integer('rgt').notNull(),
    level: integer('level').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [unique('groups_model_url').on(table.model, table.url), index('groups_tree').on(table.model, table.lft)],
);

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    brand: text('brand').notNull().default(''),
    badge: text('badge').notNull().default(''),
    blurb: text('blurb').notNull().default(''),
    content: text('content').notNull().default(''),
    video: text('video'),
    sizeChartKey: text('size_chart_key'),
    isNew: boolean('is_new').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    primaryGroupId: integer('primary_group_id').references(() => groups.id),
    /** Position in the list, smallest first. */
    sort: integer('sort').notNull().default(0),
    /** Time of deletion; null when not in the bin. A product in the bin is not sold. */
    deletedAt: instantColumn('deleted_at'),
    /** The name normalised for searches (search-text.ts). */
    searchName: text('search_name').notNull(),
    searchWords: text('search_words').notNull(),
    searchCompact: text('search_compact').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('products_sort').on(table.enabled, table.sort, table.id),
    index('products_name').on(table.enabled, sql`${table.searchName} collate "C"`, table.id),
    index('products_newest').on(table.enabled, table.createdAt.desc().nullsFirst(), table.id),
    index('products_brand').on(table.brand, table.id),
    index('products_new')
      .on(table.id)
      .where(sql`${table.isNew}`),
    index('products_size_chart')
      .on(table.sizeChartKey, table.id)
      .where(sql`${table.sizeChartKey} is not null`),
    // For lists of skus without those of the few products in the bin.
    index('products_bin')
      .on(table.id)
      .where(sql`${table.deletedAt} is not null`),
    // For the few products whose text shows pictures. An expression, not a condition: only expressions have statistics.
    index('products_text_pictures').on(sql`position('/assets/i/' in ${table.content})`),
    // With fastupdate each search would scan the pending list.
    index('products_search_words').using('gin', table.searchWords.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('products_search_name')
      .using('gin', sql`(' ' || ${table.searchName}) gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('products_search_compact').using('gin', table.searchCompact.op('gin_trgm_ops')).with({ fastupdate: false }),
    check('products_in_bin', sql`${table.deletedAt} is null or not ${table.enabled}`),
  ],
);

export const productGroups = pgTable(
  'product_groups',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.productId] }),
    index('product_groups_product').on(table.productId),
  ],
);

/**
 * Every enabled product once per group it is in or below, and once in EVERYTHING, with the columns that lists are
 * sorted by: a page of a list needs one index only, whatever the size of the range. Triggers maintain the rows (end of
 * the migration).
 */
export const productPlaces = pgTable(
  'product_places',
  {
    /** A group's id, or EVERYTHING for the whole range. */
    listId: integer('list_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    name: text('name').notNull(),
    brand: text('brand').notNull().default(''),
    createdAt: instantColumn('created_at').notNull(),
    /** Lowest price of its skus in cents without GST; null without a sku. */
    lowestPrice: integer('lowest_price'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.listId] }),
    index('product_places_sort').on(table.listId, table.sort, table.productId),
    index('product_places_name').on(table.listId, sql`${table.name} collate "C"`, table.productId),
    index('product_places_newest').on(table.listId, table.createdAt.desc().nullsFirst(), table.productId),
    index('product_places_price').on(table.listId, table.lowestPrice, table.productId),
    index('product_places_price_desc').on(table.listId, table.lowestPrice.desc().nullsLast(), table.productId),
  ],
);

/** Id of the list of all products. */
export const EVERYTHING = 0;

/** Number of products of each list, updated together with product_places. */
export const listSizes = pgTable('list_sizes', {
  listId: integer('list_id').primaryKey(),
  total: integer('total').notNull(),
});

/** Number of products of each list by brand, updated together with product_places. */
export const listBrands = pgTable(
  'list_brands',
  {
    listId: integer('list_id').notNull(),
    brand: text('brand').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.brand] })],
);

/** Picture keys of products, possibly without a row in `media` yet. */
export const productImages = pgTable(
  'product_images',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    mediaKey: text('media_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.sort] }),
    index('product_images_media_product').on(table.mediaKey, table.productId),
  ],
);

export const productVariations = pgTable(
  'product_variations',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    name: text('name').notNull(),
    options: text('options').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.sort] })],
);

/** Variants for sale. Money in cents without GST, stock in pieces, weight in grams. */
export const skus = pgTable(
  'skus',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    code: text('code').notNull().unique(),
    /** One value per variation of the product, in their order. */
    options: text('options').array().notNull(),
    price: integer('price').notNull(),
    specialPrice: integer('special_price'),
    stock: integer('stock').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    /** Digits as scanned: 8 or 12 to 14. */
    barcode: text('barcode'),
    /** Pieces per carton; 1 when not packed in cartons. */
    cartonQty: integer('carton_qty').notNull().default(1),
    /** Minimum quantity, and the step above it. */
    minQty: integer('min_qty').notNull().default(1),
    qtyStep: integer('qty_step').notNull().default(1),
    /** The code normalised by codeKey (services/catalogue/search/code-key.ts). */
    codeKey: text('code_key')
      .notNull()
      .generatedAlwaysAs(sql`translate(upper(regexp_replace(code, '[^A-Za-z0-9]', '', 'g')), 'OIL', '011')`),
    sort: integer('sort').notNull().default(0),
    /** The replacement of a discontinued sku. */
    replacedById: integer('replaced_by_id').references((): AnyPgColumn => skus.id, { onDelete: 'set null' }),
    /** Time at which it was discontinued. The row stays for orders and lists that refer to it. */
    retiredAt: instantColumn('retired_at'),
  },
  (table) => [
    uniqueIndex('skus_product_options')
      .on(table.productId, table.options)
      .where(sql`${table.retiredAt} is null`),
    // The unique index above excludes retired skus.
    index('skus_product').on(table.productId),
    uniqueIndex('skus_barcode').on(table.barcode),
    // Lets prefix searches use the index, whatever the database's collation.
    index('skus_code_key').on(table.codeKey.op('text_pattern_ops')),
    index('skus_code_key_end').on(sql`reverse(${table.codeKey}) text_pattern_ops`),
    index('skus_replaced_by').on(table.replacedById),
    index('skus_special')
      .on(table.productId)
      .where(sql`${table.specialPrice} is not null`),
    index('skus_sold_out')
      .on(table.productId)
      .where(sql`${table.stock} - ${table.stock} % ${table.qtyStep} < ${table.minQty}`),
    index('skus_few')
      .on(table.stock, table.id)
      .where(sql`${table.stock} <= 10`),
    check('skus_quantities', sql`${table.cartonQty} > 0 and ${table.minQty} > 0 and ${table.qtyStep} > 0`),
    check('skus_stock_not_negative', sql`${table.stock} >= 0`),
    check(
      'skus_price_not_negative',
      sql`${table.price} >= 0 and (${table.specialPrice} is null or ${table.specialPrice} >= 0)`,
    ),
  ],
);
