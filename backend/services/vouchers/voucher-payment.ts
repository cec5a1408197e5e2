import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { vouchers } from '../../db/schema/vouchers';
import { queueMail } from '../mail/queue-mail';
import { waitingSubject } from '../payments/subject';
import { expiryOf } from './expiry';

const UNPAID_MS = 30 * 86_400_000;

const statusOf = (db: Db, id: number) =>
  db.select({ status: vouchers.status }).from(vouchers).where(eq(vouchers.id, id));
const status = { read: statusOf, lock: (tx: Db, id: number) => statusOf(tx, id).for('update') };

/** Vouchers as the subject of a payment: a paid voucher is issued, and mailed with its code. */
export const voucherSubject = waitingSubject(status, async (tx, id, at) => {
  await tx
    .update(vouchers)
    .set({ status: 'issued', issuedAt: at, expiresAt: expiryOf(at) })
    .where(eq(vouchers.id, id));
  await queueMail(tx, { kind: 'voucher-issued', voucherId: id }, at);
});

/** Deletes vouchers that were never paid for. */
export async function dropUnpaidVouchers(db: Db, at: Date): Promise<void> {
  await db
    .delete(vouchers)
    .where(and(eq(vouchers.status, 'awaiting-payment'), lt(vouchers.createdAt, new Date(at.getTime() - UNPAID_MS))));
}
