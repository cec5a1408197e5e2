import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { instantColumn } from '../columns';

/** A sign-in and all refresh tokens that follow from it: one family, revoked as a whole. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256, hex; null until the first refresh when the sign-in sent none (routes/sign-in/authtoken.ts). */
    fingerprintHash: text('fingerprint_hash'),
    createdAt: instantColumn('created_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Single-use tokens: a second use indicates theft or a lost reply, and revokes the family. */
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

/**
 * The latest code and link per address and purpose; a new one replaces it. Unknown addresses have rows too, so that
 * checking a code takes as long for them. All hashes are keyed (system/keyed-hash.ts).
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

/** Authorization codes: single-use, and bound to their request. */
export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    /** SHA-256, hex. */
    codeHash: text('code_hash').primaryKey(),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** S256; null when the client sent none. */
    codeChallenge: text('code_challenge'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
    /** The resulting session: a second use of the code revokes it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (table) => [index('authorization_codes_expires').on(table.expiresAt)],
);

/** Counters of attempts by hashed key, so that no e-mail or IP address is stored. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowStart: instantColumn('window_start').notNull(),
});

/** Cached answers of the business register, by ABN. */
export const abnAnswers = pgTable('abn_answers', {
  abn: text('abn').primaryKey(),
  /** Parsed by rules/account/abn-register.ts; null for an unknown ABN. */
  answer: jsonb('answer'),
  askedAt: instantColumn('asked_at').notNull(),
});
