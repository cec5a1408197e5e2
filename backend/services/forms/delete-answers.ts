import { type SQL, and, eq, inArray, lt, ne, notExists, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { formSubmissions } from '../../db/schema/content/forms';
import { unsettledSession } from '../payments/unsettled-session';

/** Not those that were paid for, since their tax invoices refer to them, nor those that may be paid for right now. */
const deletable = (tx: Db, formId: number, at: Date) =>
  and(
    eq(formSubmissions.formId, formId),
    or(ne(formSubmissions.status, 'received'), eq(formSubmissions.amount, 0)),
    notExists(unsettledSession(tx, 'form', formSubmissions.id, at)),
  );

/** Deletes what of these answers may be deleted, with their files. @returns their number */
async function deleteThose(tx: Db, formId: number, those: SQL, at: Date): Promise<number> {
  const where = and(deletable(tx, formId, at), those);
  const found = await tx.select({ id: formSubmissions.id }).from(formSubmissions).where(where).for('update');
  const ids = found.map(({ id }) => id);
  // Checked again under the lock: a payment may have begun in between.
  const gone = await tx
    .delete(formSubmissions)
    .where(and(inArray(formSubmissions.id, ids), deletable(tx, formId, at)))
    .returning({ id: formSubmissions.id });
  return gone.length;
}

/** Deletes answers from before an instant. @returns their number */
export function deleteAnswersBefore(tx: Db, formId: number, before: Date, at: Date): Promise<number> {
  return deleteThose(tx, formId, lt(formSubmissions.createdAt, before), at);
}

/** Deletes all answers to a form that may be deleted. */
export function deleteAnswers(tx: Db, formId: number, at: Date): Promise<number> {
  return deleteThose(tx, formId, eq(formSubmissions.formId, formId), at);
}

/** Deletes one answer; false when there is none that may be deleted. */
export async function deleteAnswer(tx: Db, formId: number, id: number, at: Date): Promise<boolean> {
  return (await deleteThose(tx, formId, eq(formSubmissions.id, id), at)) > 0;
}
