import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../columns';
import { users } from '../account/account';

export const voucherThemes = pgTable('voucher_themes', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  mediaKey: text('media_key'),
  sort: integer('sort').notNull().default(0),
  /** Time of deletion; null when not in the bin. The row stays for existing vouchers. */
  deletedAt: instantColumn('deleted_at'),
});

/** Gift vouchers: bought, then issued once they are paid, then redeemed as credit of an account. Cents. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: serial('id').primaryKey(),
    /** Printed on the receipt; not secret, and cannot be redeemed. */
    number: text('number').notNull().unique(),
    themeId: integer('theme_id')
      .notNull()
      .references(() => voucherThemes.id),
    amount: integer('amount').notNull(),
    /** Recipient of the voucher; '' once the personal data of that account was deleted. */
    email: text('email').notNull(),
    buyerId: integer('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['awaiting-payment', 'issued', 'redeemed'] }).notNull(),
    /** The page where it was bought, and can be redeemed. */
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
    index('vouchers_email').on(table.email),
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
 * Codes that redeem a voucher: each time its mail is written a new one is created, because a mail that was not accepted
 * may have arrived anyway. Only hashes are stored; a lost code is replaced by mail
 * (services/vouchers/resend-voucher.ts).
 */
export const voucherCodes = pgTable(
  'voucher_codes',
  {
    /** SHA-256, hex: a code has 100 random bits, so a plain hash cannot be reversed by guessing. */
    codeHash: text('code_hash').primaryKey(),
    voucherId: integer('voucher_id')
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('voucher_codes_voucher').on(table.voucherId)],
);
