import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';
import { sessions, users } from './identity';

/**
 * The latest code and link that an address was sent, per purpose: a new one replaces it. Rows exist for unknown
 * addresses too, so that trying a code takes as long for them. All hashes are keyed (identity/keyed-hash.ts).
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    addressHash: text('address_hash').notNull(),
    purpose: text('purpose', { enum: ['login', 'register', 'recover'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    usedAt: instantColumn('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.addressHash, table.purpose] }),
    index('sign_in_codes_expires').on(table.expiresAt),
  ],
);

/** Requests for a trade account. An address has one that is open at most. */
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
    createdAt: instantColumn('created_at').notNull(),
    confirmedAt: instantColumn('confirmed_at'),
    decidedAt: instantColumn('decided_at'),
  },
  (table) => [
    uniqueIndex('applications_open')
      .on(table.email)
      .where(sql`${table.state} in ('unconfirmed', 'pending')`),
    check('applications_state', sql`${table.state} in ('unconfirmed', 'pending', 'approved', 'declined')`),
    check('applications_decided', sql`(${table.state} in ('approved', 'declined')) = (${table.decidedAt} is not null)`),
  ],
);

/** Authorization codes: one-time, and bound to what was asked for. */
export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    /** SHA-256, hex. */
    codeHash: text('code_hash').primaryKey(),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** S256; null when the client gave none. */
    codeChallenge: text('code_challenge'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
    /** The sign-in that came of it: a second use of the code ends it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (table) => [index('authorization_codes_expires').on(table.expiresAt)],
);

/** Credit with the site's supplier: an account's balance is the sum of its entries. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Cents; below 0 for credit that was used. */
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** What it came of, so that nothing is credited twice. */
    reference: text('reference').notNull().unique(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('credit_entries_user').on(table.userId), check('credit_entries_amount', sql`${table.amount} <> 0`)],
);
