import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { formSubmissions } from '../../db/schema/forms';
import { queueMail } from '../mail/queue-mail';
import { waitingSubject } from '../payments/subject';
import { nextInvoiceNumber } from '../payments/next-number';

/** Lifetime of an unpaid submission, in milliseconds. */
const UNPAID_MS = 30 * 86_400_000;

const statusOf = (db: Db, id: number) =>
  db.select({ status: formSubmissions.status }).from(formSubmissions).where(eq(formSubmissions.id, id));
const status = { read: statusOf, lock: (tx: Db, id: number) => statusOf(tx, id).for('update') };

/** Forms with a cost: payment marks the submission as received and assigns an invoice number. */
export const formSubject = waitingSubject(status, async (tx, id, at) => {
  await tx
    .update(formSubmissions)
    .set({ status: 'received', receivedAt: at, invoiceNumber: await nextInvoiceNumber(tx) })
    .where(eq(formSubmissions.id, id));
  await queueMail(tx, { kind: 'form-submitted', submissionId: id }, at);
  await queueMail(tx, { kind: 'form-invoice', submissionId: id }, at);
});

/** Deletes submissions not paid within UNPAID_MS, with their files. */
export async function dropUnpaidSubmissions(db: Db, at: Date): Promise<void> {
  await db
    .delete(formSubmissions)
    .where(
      and(
        eq(formSubmissions.status, 'awaiting-payment'),
        lt(formSubmissions.createdAt, new Date(at.getTime() - UNPAID_MS)),
      ),
    );
}
