import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { vouchers } from '../../db/schema/vouchers';
import { queueMail } from '../mail/queue-mail';
import type { PaymentSubject } from '../payments/subject';
import { expiryOf } from './expiry';

const UNPAID_MS = 30 * 86_400_000;

async function waits(db: Db, id: number, lock: boolean): Promise<boolean> {
  const query = db.select({ status: vouchers.status }).from(vouchers).where(eq(vouchers.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row?.status === 'awaiting-payment';
}

/**
 * Vouchers: paid means issued, and mailed with its code. Nothing is kept for anybody meanwhile, so there is no limit.
 */
export const voucherSubject: PaymentSubject = {
  open: (tx, id) => waits(tx, id, true),
  stillOpen: (tx, id) => waits(tx, id, true),
  async keepOpen() {},
  async look(db, id) {
    return { open: await waits(db, id, false), until: null };
  },
  async paid(tx, id, at) {
    await tx
      .update(vouchers)
      .set({ status: 'issued', issuedAt: at, expiresAt: expiryOf(at) })
      .where(eq(vouchers.id, id));
    await queueMail(tx, { kind: 'voucher-issued', voucherId: id }, at);
  },
};

/** Deletes vouchers that were never paid for. */
export async function dropUnpaidVouchers(db: Db, at: Date): Promise<void> {
  await db
    .delete(vouchers)
    .where(and(eq(vouchers.status, 'awaiting-payment'), lt(vouchers.createdAt, new Date(at.getTime() - UNPAID_MS))));
}
