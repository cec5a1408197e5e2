import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { addressFields } from '@/lib/contract/account/address';
import type { Db } from '../../db/client';
import { changes } from '../../db/schema/changes';
import { formAttachments, formSubmissions } from '../../db/schema/content/forms';
import { mailJobs, outbox } from '../../db/schema/mail';
import { orderNotes } from '../../db/schema/orders/fulfilment';
import { orders } from '../../db/schema/orders/orders';
import { vouchers } from '../../db/schema/orders/vouchers';
import type { ChangeSubject } from '../../services/site/change-log';

/** Not printed on invoices. */
const NO_CONTACT = JSON.stringify({ display_name: '', email: '', phone: '' });
const NO_DELIVERY = JSON.stringify(Object.fromEntries(Object.keys(addressFields.shape).map((name) => [name, ''])));

/** Mail about orders stays queued, and is dropped when it finds no recipient. */
export async function eraseMail(tx: Db, userId: number, emails: string[]): Promise<void> {
  const to = sql`${mailJobs.payload}->>'email'`;
  const account = sql`${mailJobs.payload}->>'userId'`;
  await tx.delete(mailJobs).where(or(inArray(to, emails), eq(account, String(userId))));
  await tx.delete(outbox).where(or(inArray(outbox.recipient, emails), inArray(outbox.replyTo, emails)));
}

/** Of answers that cost something the payment stays, with its invoice. */
export async function eraseAnswers(tx: Db, userId: number, emails: string[]): Promise<void> {
  const theirs = or(eq(formSubmissions.userId, userId), inArray(sql`lower(${formSubmissions.email})`, emails));
  await tx.delete(formSubmissions).where(and(theirs, eq(formSubmissions.amount, 0)));
  const paid = await tx
    .update(formSubmissions)
    .set({ answers: [], email: '', pageUrl: '' })
    .where(theirs)
    .returning({ id: formSubmissions.id });
  const ids = paid.map(({ id }) => id);
  await tx.delete(formAttachments).where(inArray(formAttachments.submissionId, ids));
}

/** Leaves what an invoice says. */
export async function eraseOrders(tx: Db, userId: number): Promise<void> {
  const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, theirs));
  const logged = tx
    .select({ id: sql`${orders.id}::text` })
    .from(orders)
    .where(eq(orders.userId, userId));
  await tx
    .update(changes)
    .set({ after: sql`${changes.after} - '{note,to}'::text[]` })
    .where(and(eq(changes.subject, 'order'), inArray(changes.subjectId, logged)));
  const blank = sql`case when ${orders.isPickUp} then ${NO_DELIVERY}::jsonb else ${NO_CONTACT}::jsonb end`;
  await tx
    .update(orders)
    .set({ buyerEmail: '', note: '', marketingOptIn: false, delivery: sql`${orders.delivery} || ${blank}` })
    .where(eq(orders.userId, userId));
}

/** Their codes still redeem them. One that is being paid for still has to be mailed. */
export async function eraseVouchers(tx: Db, emails: string[]): Promise<void> {
  await tx
    .update(vouchers)
    .set({ email: '' })
    .where(and(inArray(vouchers.email, emails), ne(vouchers.status, 'awaiting-payment')));
  const [was, is] = [sql`${changes.before}->>'to'`, sql`${changes.after}->>'to'`];
  await tx
    .update(changes)
    .set({ before: {}, after: {} })
    .where(and(eq(changes.subject, 'gift-voucher'), or(inArray(was, emails), inArray(is, emails))));
}

/** Who changed what and when stays; the values go. */
export async function eraseLog(
  tx: Db,
  subject: ChangeSubject,
  records: readonly { readonly id: number }[],
  name: string,
): Promise<void> {
  const ids = records.map(({ id }) => String(id));
  await tx
    .update(changes)
    .set({ name, before: {}, after: {} })
    .where(and(eq(changes.subject, subject), inArray(changes.subjectId, ids)));
}
