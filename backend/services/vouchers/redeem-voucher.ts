import { eq } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import { readVoucherCode } from '@/lib/domain/vouchers/voucher';
import type { Db } from '../../db/client';
import { creditEntries } from '../../db/schema/account/account';
import { vouchers } from '../../db/schema/orders/vouchers';
import { creditReason } from '../../rules/account/credit-reasons';
import { dayInWords, expiryInWords } from './expiry';
import { voucherOf } from './voucher-code';

/** A code that cannot be redeemed; the message is for the customer. */
export class VoucherRefused extends Error {
  constructor(
    /** The reply's text_code. */
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'VoucherRefused';
  }
}

const UNKNOWN = 'We do not know this code. Please compare it with the one in the e-mail and try again.';

interface Try {
  /** As typed. */
  readonly code: string;
  readonly userId: number;
  readonly at: Date;
}

/** What the buyer is told, also in other languages than the platform's. */
interface Redeemed {
  readonly message: string;
  readonly text_code: 'VOUCHER_ADDED';
  /** Cents. */
  readonly values: { readonly amount: number };
}

/**
 * Converts a voucher to an account's credit. Its row is locked, so that only one of concurrent attempts succeeds; the
 * unique reference of the credit also rejects a second one. Run it in a transaction. Throws VoucherRefused.
 */
export async function redeemVoucher(tx: Db, { code: typed, userId, at }: Try): Promise<Redeemed> {
  const code = readVoucherCode(typed);
  const id = code === null ? null : await voucherOf(tx, code);
  if (id === null) throw new VoucherRefused('VOUCHER_UNKNOWN', UNKNOWN);
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update');
  if (!voucher?.expiresAt) throw new VoucherRefused('VOUCHER_UNKNOWN', UNKNOWN);
  if (voucher.redeemedAt !== null) {
    const day = dayInWords(voucher.redeemedAt);
    throw new VoucherRefused(
      'VOUCHER_REDEEMED',
      voucher.redeemedBy === userId
        ? `You have redeemed this voucher already, on ${day}. It is part of your credit.`
        : `This voucher was redeemed already, on ${day}.`,
    );
  }
  if (voucher.expiresAt < at)
    throw new VoucherRefused(
      'VOUCHER_EXPIRED',
      `This voucher could be redeemed until ${expiryInWords(voucher.expiresAt)}. It has expired.`,
    );
  await tx.update(vouchers).set({ status: 'redeemed', redeemedAt: at, redeemedBy: userId }).where(eq(vouchers.id, id));
  await tx.insert(creditEntries).values({
    userId,
    amount: voucher.amount,
    ...creditReason('voucher', voucher.number),
    reference: `voucher:${id}`,
    createdAt: at,
  });
  return {
    message: `The voucher is redeemed: ${formatMoney(voucher.amount)} was added to your credit.`,
    text_code: 'VOUCHER_ADDED',
    values: { amount: voucher.amount },
  };
}
