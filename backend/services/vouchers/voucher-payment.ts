import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { vouchers } from '../../db/schema/orders/vouchers';
import { queueMail } from '../mail/queue-mail';
import { waitingSubject } from '../payments/subject';
import { DROPPED_AT_ONCE, neverPaid } from '../payments/unsettled-session';
import { expiryOf } from './expiry';

const statusOf = (db: Db, id: number) =>
  db.select({ status: vouchers.status }).from(vouchers).where(eq(vouchers.id, id));
const status = { read: statusOf, lock: (tx: Db, id: number) => statusOf(tx, id).for('update') };

/** Vouchers as the subject of a payment: a paid voucher is issued, and mailed with its code. */
export const voucherSubject = waitingSubject(status, {
  // What a voucher is spent on has GST in it, and the voucher has not.
  hasGst: false,
  async paid(tx, id, at) {
    await tx
      .update(vouchers)
      .set({ status: 'issued', issuedAt: at, expiresAt: expiryOf(at) })
      .where(eq(vouchers.id, id));
    await queueMail(tx, { kind: 'voucher-issued', voucherId: id }, at);
  },
});

/** Deletes vouchers that were never paid for. */
export async function dropUnpaidVouchers(db: Db, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const unpaid = neverPaid(tx, 'voucher', vouchers, at);
    const found = await tx
      .select({ id: vouchers.id })
      .from(vouchers)
      .where(unpaid)
      .limit(DROPPED_AT_ONCE)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    // Checked again under the lock: a payment may have begun in between.
    await tx.delete(vouchers).where(and(inArray(vouchers.id, ids), unpaid));
  });
}
