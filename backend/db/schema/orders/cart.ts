import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/account';
import { skus } from '../catalogue/catalogue';
import { instantColumn } from '../columns';
import { sessions } from '../account/sign-in';

/** One cart per account; a visitor's cart belongs to its session key. */
export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionKey: text('session_key').unique(),
    updatedAt: instantColumn('updated_at').notNull(),
    /** Promotion code that came back with the lines of an unpaid order; calls that name no code apply it. */
    promotionCode: text('promotion_code').notNull().default(''),
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
    /** Chosen addons: [{id, value}]. */
    addons: jsonb('addons').notNull().default([]),
    /** The addons as text, so that equal choices share a line (rules/catalogue/addons.ts). */
    addonsKey: text('addons_key').notNull().default(''),
  },
  (table) => [
    unique('cart_items_line').on(table.cartId, table.skuId, table.addonsKey),
    index('cart_items_cart').on(table.cartId, table.id),
    check('cart_items_qty', sql`${table.qty} between 1 and 9999`),
  ],
);

/** The cart as a session last saw it, to detect changes by others (services/cart/cart-snapshots.ts). */
export const cartSnapshots = pgTable(
  'cart_looks',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** The lines in the form that lib/domain/cart/cart-changes.ts compares. */
    seen: jsonb('seen').notNull(),
  },
  (table) => [index('cart_looks_cart').on(table.cartId)],
);

/** Promotion codes; only the columns of the kind are set. Amounts in cents without GST. */
export const promotions = pgTable(
  'promotions',
  {
    id: serial('id').primaryKey(),
    /** Upper case. */
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', {
      enum: ['percent-off', 'percent-off-group', 'percent-off-products', 'amount-off', 'free-freight'],
    }).notNull(),
    percent: integer('percent'),
    groupSlug: text('group_slug'),
    /** Slugs of the products that it applies to. */
    productSlugs: text('product_slugs').array(),
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
      sql`(${table.kind} in ('percent-off', 'percent-off-group', 'percent-off-products')) = (${table.percent} is not
        null) and coalesce(${table.percent}, 1) between 1 and 100`,
    ),
    check(
      'promotions_products',
      sql`(${table.kind} = 'percent-off-products') = (coalesce(cardinality(${table.productSlugs}), 0) > 0)`,
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
  id: serial('id').notNull().unique(),
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['metro', 'regional', 'remote'] }).notNull(),
  ranges: jsonb('ranges').notNull(),
  sort: integer('sort').notNull(),
});

/** Delivery options; services/cart/freight.ts parses `rule`. */
export const shippingTypes = pgTable('shipping_types', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  estimate: text('estimate').notNull().default(''),
  rule: jsonb('rule').notNull(),
  sort: integer('sort').notNull(),
});
