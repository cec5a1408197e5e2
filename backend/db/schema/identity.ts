import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    /** Argon2id; null for an account that signs in by link only. */
    passwordHash: text('password_hash'),
    enabled: boolean('enabled').notNull().default(true),
    isAdmin: boolean('is_admin').notNull().default(false),
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
    /** Payment terms: days to pay an invoice in; null for an account that pays when it orders. */
    invoiceDays: integer('invoice_days'),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
  },
  (table) => [check('users_invoice_days', sql`${table.invoiceDays} between 1 and 90`)],
);

/** A sign-in and all refresh tokens that follow from it: one family, revoked as a whole. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256, hex; null until the first refresh when the sign-in came without one (routes/sign-in/authtoken.ts). */
    fingerprintHash: text('fingerprint_hash'),
    createdAt: instantColumn('created_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** One-time tokens: a second use of one is theft or a lost reply, and ends its family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256, hex. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Counters of attempts: the key is a hash, so that no e-mail address or network address is kept. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowStart: instantColumn('window_start').notNull(),
});
