import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { skus } from './catalogue';
import { instantColumn } from './columns';
import { users } from './identity';

export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    displayName: text('display_name').notNull().default(''),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    streetAddress: text('street_address').notNull(),
    streetAddress1: text('street_address_1').notNull().default(''),
    postcode: char('postcode', { length: 4 }).notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    country: text('country').notNull().default('AU'),
    /** A disabled address is in no list and takes no order; past orders keep their own copy. */
    disabled: boolean('disabled').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('addresses_user').on(table.userId, table.id)],
);

/** Places that are delivered to or quoted for. `key` is the suburb as searches compare it (rules/account/address.ts). */
export const localities = pgTable(
  'localities',
  {
    suburb: text('suburb').notNull(),
    key: text('key').notNull(),
    postcode: char('postcode', { length: 4 }).notNull(),
    state: text('state', { enum: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postcode, table.key, table.state] }),
    index('localities_key').on(table.key.op('text_pattern_ops')),
    index('localities_postcode').on(table.postcode.op('bpchar_pattern_ops')),
  ],
);

/** Exactly the columns of its kind are set. Amounts in cents without GST. */
export const promotions = pgTable(
  'promotions',
  {
    id: serial('id').primaryKey(),
    /** Upper case. */
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['percent-off', 'percent-off-group', 'amount-off', 'free-freight'] }).notNull(),
    percent: integer('percent'),
    groupSlug: text('group_slug'),
    amount: integer('amount'),
    minSubtotal: integer('min_subtotal').notNull().default(0),
    startsAt: instantColumn('starts_at').notNull(),
    endsAt: instantColumn('ends_at'),
    usesPerAccount: integer('uses_per_account'),
  },
  (table) => [
    check('promotions_code_upper', sql`${table.code} = upper(${table.code})`),
    check(
      'promotions_percent',
      sql`(${table.kind} in ('percent-off', 'percent-off-group')) = (${table.percent} is not null) and coalesce(${table.percent}, 1) between 1 and 100`,
    ),
    check('promotions_group', sql`(${table.kind} = 'percent-off-group') = (${table.groupSlug} is not null)`),
    check(
      'promotions_amount',
      sql`(${table.kind} = 'amount-off') = (${table.amount} is not null) and coalesce(${table.amount}, 1) > 0`,
    ),
    check('promotions_limits', sql`${table.minSubtotal} >= 0 and coalesce(${table.usesPerAccount}, 1) > 0`),
  ],
);

/** Zones by postcode; `ranges` is a list of inclusive [from, to]. */
export const shippingZones = pgTable('shipping_zones', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['metro', 'regional', 'remote'] }).notNull(),
  ranges: jsonb('ranges').notNull(),
  sort: integer('sort').notNull(),
});

/** Ways of delivery; `rule` is read by sell/freight.ts. */
export const shippingTypes = pgTable('shipping_types', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  estimate: text('estimate').notNull().default(''),
  rule: jsonb('rule').notNull(),
  sort: integer('sort').notNull(),
});

/** One cart per account; a cart without an account belongs to whoever knows its session key. */
export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionKey: text('session_key').unique(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [check('carts_one_owner', sql`(${table.userId} is null) <> (${table.sessionKey} is null)`)],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    qty: integer('qty').notNull(),
    /** What was chosen: [{id, value}]. */
    addons: jsonb('addons').notNull().default([]),
    /** The same as text, so that equal choices are one line (rules/addons.ts). */
    addonsKey: text('addons_key').notNull().default(''),
  },
  (table) => [
    unique('cart_items_line').on(table.cartId, table.skuId, table.addonsKey),
    index('cart_items_cart').on(table.cartId, table.id),
    check('cart_items_qty', sql`${table.qty} between 1 and 9999`),
  ],
);

/** Who waits for a sku to be there again; gone as soon as its mail is queued (services/catalogue/stock/stock-requests.ts). */
export const stockRequests = pgTable(
  'stock_requests',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.userId] }), index('stock_requests_user').on(table.userId)],
);
