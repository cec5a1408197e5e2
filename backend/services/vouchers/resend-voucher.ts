import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { vouchers } from '../../db/schema/orders/vouchers';
import { readEmail } from '../../rules/values/email';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { queueMail } from '../mail/queue-mail';
import { recordChange } from '../site/change-log';
import { dropCodes } from './voucher-code';

interface Resend {
  readonly id: number;
  /** The recipient, as typed. */
  readonly email: string;
  readonly by: { readonly userId: number; readonly name: string };
  readonly at: Date;
}

const CLOSED = {
  'awaiting-payment': 'This voucher was never paid for.',
  redeemed: 'This voucher was redeemed already.',
  expired: 'This voucher has expired.',
} as const;

const closed = (why: keyof typeof CLOSED) => new PlatformError(409, 'VOUCHER_CLOSED', CLOSED[why]);

/**
 * Mails a voucher again with a code that replaces earlier ones, and logs it. Run it in a transaction.
 * @throws PlatformError 404, 409 for a voucher without a value, 422 for an address that is none
 */
export async function resendVoucher(tx: Db, { id, email, by, at }: Resend): Promise<void> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update');
  if (!voucher) throw notFound('This voucher');
  if (voucher.status !== 'issued') throw closed(voucher.status);
  if (voucher.expiresAt !== null && voucher.expiresAt < at) throw closed('expired');
  const to = readEmail(email);
  if (to === null) throw refuseFields({ email: 'This is not an e-mail address.' });
  await tx.update(vouchers).set({ email: to }).where(eq(vouchers.id, id));
  await dropCodes(tx, id);
  await queueMail(tx, { kind: 'voucher-issued', voucherId: id }, at);
  const change = {
    by,
    at,
    subject: 'gift-voucher',
    id: String(id),
    name: voucher.number,
    action: 'Sent again',
  } as const;
  const before = to === voucher.email ? {} : { to: voucher.email };
  await recordChange(tx, { ...change, before, after: { to } });
}
