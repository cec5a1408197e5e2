import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { priceLevels } from '../catalogue/prices';
import { centsColumn, instantColumn } from '../columns';

/** A business whose accounts share lists. The shop assigns accounts to businesses. */
export const businesses = pgTable('businesses', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
});

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    /** Null for an account without a business. */
    businessId: integer('business_id').references(() => businesses.id, { onDelete: 'set null' }),
    /** Lower case. 'Deleted customer 5', which is no address, once the personal data was deleted. */
    email: text('email').notNull().unique(),
    /** Argon2id; null for an account that signs in by mailed links only. */
    passwordHash: text('password_hash'),
    enabled: boolean('enabled').notNull().default(true),
    /** Role of staff (rules/account/staff-roles.ts); null for a customer. */
    staffRole: text('staff_role', { enum: ['owner', 'editor', 'sales', 'warehouse'] }),
    /** The contract's administrator flag: may open data that visitors submitted. */
    isAdmin: boolean('is_admin')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(staff_role in ('owner', 'editor'), false)`),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    mobilePhone: text('mobile_phone'),
    /** ISO date. */
    dateOfBirth: text('date_of_birth'),
    currentAddressId: integer('current_address_id'),
    imageHash: text('image_hash'),
    companyName: text('company_name'),
    companyPhone: text('company_phone'),
    tradingName: text('trading_name'),
    abn: text('abn'),
    website: text('website'),
    facebookLink: text('facebook_link'),
    driversLicenceNumber: text('drivers_licence_number'),
    driversLicenceExpiry: text('drivers_licence_expiry'),
    driversLicenceStateOfIssueId: text('drivers_licence_state_of_issue_id'),
    emergencyContactName: text('emergency_contact_name'),
    emergencyContactPhone: text('emergency_contact_phone'),
    /** Payment terms: days to pay an invoice; null for payment when ordering. */
    invoiceDays: integer('invoice_days'),
    /** Credit limit in cents; null for no limit. */
    creditLimit: integer('credit_limit'),
    /** Price level; null for standard prices. */
    priceLevelId: integer('price_level_id').references((): AnyPgColumn => priceLevels.id, { onDelete: 'set null' }),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    /** Search text of the back office, lower case. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(company_name, '') || ' ' || coalesce(trading_name, '') || ' ' || first_name || ' ' ||
          last_name || ' ' || email || ' ' || coalesce(abn, ''))`,
      ),
  },
  (table) => [
    index('users_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    check('users_credit_limit', sql`${table.creditLimit} >= 0`),
    index('users_business').on(table.businessId),
    index('users_price_level')
      .on(table.priceLevelId)
      .where(sql`${table.priceLevelId} is not null`),
    index('users_staff')
      .on(table.staffRole)
      .where(sql`${table.staffRole} is not null`),
    check('users_staff_role', sql`${table.staffRole} in ('owner', 'editor', 'sales', 'warehouse')`),
    check('users_invoice_days', sql`${table.invoiceDays} between 1 and 90`),
  ],
);

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
    /** A disabled address is not listed and cannot be used for orders; past orders contain a copy. */
    disabled: boolean('disabled').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('addresses_user').on(table.userId, table.id)],
);

/** Places for delivery and quotes. `key` is the suburb normalised for searches (rules/account/address.ts). */
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

/** Applications for a trade account; at most one open application per e-mail address. */
export const applications = pgTable(
  'applications',
  {
    id: serial('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    state: text('state', { enum: ['unconfirmed', 'pending', 'approved', 'declined'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name').notNull(),
    /** Eleven digits. */
    abn: text('abn').notNull(),
    /** ISO date. */
    dateOfBirth: text('date_of_birth'),
    /** State of the business, such as NSW; '' when unknown. */
    addressState: text('address_state').notNull().default(''),
    /** Products that the applicant wants: [{url, qty}] (rules/account/shortlist.ts). */
    shortlist: jsonb('shortlist').notNull().default([]),
    /** When staff first opened it. */
    openedAt: instantColumn('opened_at'),
    createdAt: instantColumn('created_at').notNull(),
    confirmedAt: instantColumn('confirmed_at'),
    decidedAt: instantColumn('decided_at'),
    /** The reason sent to a declined applicant; '' for none. */
    declineReason: text('decline_reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('applications_open')
      .on(table.email)
      .where(sql`${table.state} in ('unconfirmed', 'pending')`),
    check('applications_state', sql`${table.state} in ('unconfirmed', 'pending', 'approved', 'declined')`),
    check('applications_decided', sql`(${table.state} in ('approved', 'declined')) = (${table.decidedAt} is not null)`),
  ],
);

/** An account's credit entries; their sum is its balance. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Cents; negative for used credit. */
    amount: centsColumn('amount').notNull(),
    reason: text('reason').notNull(),
    /** What the platform's own words are about (rules/account/credit-reasons.ts); null for words of the shop's. */
    event: text('event', { enum: ['order', 'unpaid', 'refund', 'voucher'] }),
    /** Of the event's order or voucher; '' without one. */
    eventNumber: text('event_number').notNull().default(''),
    /** Unique origin, so that nothing is credited twice. */
    reference: text('reference').notNull().unique(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('credit_entries_user').on(table.userId), check('credit_entries_amount', sql`${table.amount} <> 0`)],
);
