import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';
import { users } from './account';

export const voucherThemes = pgTable('voucher_themes', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  mediaKey: text('media_key'),
  sort: integer('sort').notNull().default(0),
  /** Since when it is in the bin. It stays here for the vouchers that have it. */
  deletedAt: instantColumn('deleted_at'),
});

/** Gift vouchers: bought, then issued once they are paid, then redeemed as credit of an account. Cents. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: serial('id').primaryKey(),
    /** On the receipt; it is no secret, and redeems nothing. */
    number: text('number').notNull().unique(),
    themeId: integer('theme_id')
      .notNull()
      .references(() => voucherThemes.id),
    amount: integer('amount').notNull(),
    /** Where it is sent to. */
    email: text('email').notNull(),
    buyerId: integer('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['awaiting-payment', 'issued', 'redeemed'] }).notNull(),
    /** The page it was bought on, where it can be redeemed as well. */
    pageUrl: text('page_url').notNull(),
    idempotencyKey: text('idempotency_key').unique(),
    requestHash: text('request_hash').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    issuedAt: instantColumn('issued_at'),
    expiresAt: instantColumn('expires_at'),
    redeemedAt: instantColumn('redeemed_at'),
    redeemedBy: integer('redeemed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('vouchers_unpaid')
      .on(table.createdAt)
      .where(sql`${table.status} = 'awaiting-payment'`),
    check('vouchers_status', sql`${table.status} in ('awaiting-payment', 'issued', 'redeemed')`),
    check('vouchers_amount', sql`${table.amount} > 0`),
    check(
      'vouchers_issued',
      sql`(${table.status} = 'awaiting-payment') = (${table.issuedAt} is null) and (${table.issuedAt} is null) =
        (${table.expiresAt} is null)`,
    ),
    check('vouchers_redeemed', sql`(${table.status} = 'redeemed') = (${table.redeemedAt} is not null)`),
  ],
);

/**
 * The codes that redeem a voucher: one is made whenever its mail is written, since a mail that was not accepted may
 * have arrived all the same. Only hashes are stored; for a lost code a new one is mailed
 * (services/vouchers/resend-voucher.ts).
 */
export const voucherCodes = pgTable(
  'voucher_codes',
  {
    /** SHA-256, hex: a code has 100 random bits, so a plain hash cannot be guessed back. */
    codeHash: text('code_hash').primaryKey(),
    voucherId: integer('voucher_id')
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('voucher_codes_voucher').on(table.voucherId)],
);
