import { eq } from 'drizzle-orm';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { giftVoucherResend } from '@/lib/contract/vouchers/voucher';
import type { Db } from '../../db/client';
import { vouchers } from '../../db/schema/vouchers';
import { PlatformError, notFound } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { queueMail } from '../mail/queue-mail';
import { readEmail } from '../../rules/values/email';
import { dropCodes } from './voucher-code';

const CLOSED = {
  'awaiting-payment': 'This voucher was never paid for.',
  redeemed: 'This voucher was redeemed already.',
  expired: 'This voucher has expired.',
} as const;

const closed = (why: keyof typeof CLOSED) => new PlatformError(409, 'VOUCHER_CLOSED', CLOSED[why]);

/**
 * Mails a voucher again, optionally to another address, with a code that replaces earlier ones. Returns the recipient.
 * Run it in a transaction.
 */
export async function resendVoucher(
  tx: Db,
  { number, email }: BodyOf<typeof giftVoucherResend>,
  at: Date,
): Promise<string> {
  const [voucher] = await tx
    .select()
    .from(vouchers)
    .where(eq(vouchers.number, number.trim().toUpperCase()))
    .for('update');
  if (!voucher) throw notFound('This voucher');
  if (voucher.status !== 'issued') throw closed(voucher.status);
  if (voucher.expiresAt !== null && voucher.expiresAt < at) throw closed('expired');
  const to = email === undefined ? voucher.email : readEmail(email);
  if (to === null) throw refuseFields({ email: 'This is not an e-mail address.' });
  await tx.update(vouchers).set({ email: to }).where(eq(vouchers.id, voucher.id));
  await dropCodes(tx, voucher.id);
  await queueMail(tx, { kind: 'voucher-issued', voucherId: voucher.id }, at);
  return to;
}
