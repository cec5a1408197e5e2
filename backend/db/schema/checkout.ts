import { integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';

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
