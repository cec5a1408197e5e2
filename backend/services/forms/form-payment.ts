import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { formSubmissions } from '../../db/schema/forms';
import { queueMail } from '../mail/queue-mail';
import type { PaymentSubject } from '../payments/subject';
import { nextInvoiceNumber } from '../payments/next-number';

/** For so long what was typed waits for its payment; then it is forgotten. */
const UNPAID_MS = 30 * 86_400_000;

async function statusOf(db: Db, id: number, lock: boolean): Promise<string | null> {
  const query = db.select({ status: formSubmissions.status }).from(formSubmissions).where(eq(formSubmissions.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row?.status ?? null;
}

const waits = async (db: Db, id: number, lock: boolean) => (await statusOf(db, id, lock)) === 'awaiting-payment';

/**
 * Forms that cost something: paid means received, with an invoice. Nothing is kept for anybody meanwhile, so there is
 * no limit.
 */
export const formSubject: PaymentSubject = {
  open: (tx, id) => waits(tx, id, true),
  stillOpen: (tx, id) => waits(tx, id, true),
  async keepOpen() {},
  async look(db, id) {
    return { open: await waits(db, id, false), until: null };
  },
  async paid(tx, id, at) {
    await tx
      .update(formSubmissions)
      .set({ status: 'received', receivedAt: at, invoiceNumber: await nextInvoiceNumber(tx) })
      .where(eq(formSubmissions.id, id));
    await queueMail(tx, { kind: 'form-submitted', submissionId: id }, at);
    await queueMail(tx, { kind: 'form-invoice', submissionId: id }, at);
  },
};

/** Deletes what was typed and never paid for, with its files. */
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
