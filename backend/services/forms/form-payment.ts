import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { formSubmissions } from '../../db/schema/content/forms';
import { queueMail } from '../mail/queue-mail';
import { waitingSubject } from '../payments/subject';
import { DROPPED_AT_ONCE, neverPaid } from '../payments/unsettled-session';
import { nextInvoiceNumber } from '../payments/next-number';

const statusOf = (db: Db, id: number) =>
  db.select({ status: formSubmissions.status }).from(formSubmissions).where(eq(formSubmissions.id, id));
const status = { read: statusOf, lock: (tx: Db, id: number) => statusOf(tx, id).for('update') };

/** Forms with a cost: payment marks the submission as received and assigns an invoice number. */
export const formSubject = waitingSubject(status, {
  hasGst: true,
  async paid(tx, id, at) {
    await tx
      .update(formSubmissions)
      .set({ status: 'received', receivedAt: at, invoiceNumber: await nextInvoiceNumber(tx) })
      .where(eq(formSubmissions.id, id));
    await queueMail(tx, { kind: 'form-submitted', submissionId: id }, at);
    await queueMail(tx, { kind: 'form-invoice', submissionId: id }, at);
  },
});

/** Deletes submissions that were never paid for, with their files. */
export async function dropUnpaidSubmissions(db: Db, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const unpaid = neverPaid(tx, 'form', formSubmissions, at);
    const found = await tx
      .select({ id: formSubmissions.id })
      .from(formSubmissions)
      .where(unpaid)
      .limit(DROPPED_AT_ONCE)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    // Checked again under the lock: a payment may have begun in between.
    await tx.delete(formSubmissions).where(and(inArray(formSubmissions.id, ids), unpaid));
  });
}
